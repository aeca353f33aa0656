// swift-tools-version: 6.2
import PackageDescription

// Measures the built `anillo` from outside, side by side with other programs, after the static binary
// was made as README.md tells; the hit test of a ring and the search in a list from inside. From the project's folder:
//
//   swift build --package-path Tests/Benchmarks -c release && Tests/Benchmarks/.build/release/anillo-bench
//
// What each measurement does stands in Sources/anillo-bench/main.swift. Needed to build: libreadline-dev,
// libspeechd-dev. Compared with when installed: bash, dialog, whiptail, fzf, spd-say (speech-dispatcher).
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Anillo", path: "../..")],
  targets: [
    // A symbolic link to the tests' own.
    .target(name: "CPseudoTerminal"),
    .executableTarget(
      name: "menu-in-c",
      linkerSettings: [.linkedLibrary("readline"), .linkedLibrary("speechd")]),
    .executableTarget(name: "resource-use"),
    .executableTarget(name: "menu-with-spd-say", linkerSettings: [.linkedLibrary("readline")]),
    .executableTarget(
      name: "anillo-bench",
      dependencies: [
        "CPseudoTerminal", .product(name: "LineSearch", package: "Anillo"),
        .product(name: "MenuGeometry", package: "Anillo"),
      ],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
  ]
)
