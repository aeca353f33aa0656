// swift-tools-version: 6.2
import PackageDescription

// Measures the built `anillo` from outside, side by side with other programs, after the static binary
// was made as README.md tells; the hit test of a ring and the search in a list from inside. From the project's folder:
//
//   swift build --package-path Tests/Benchmarks -c release && Tests/Benchmarks/.build/release/anillo-bench
//
// What each measurement does stands in Sources/anillo-bench/main.swift. Needed to build: libreadline-dev,
// libspeechd-dev. Compared with when installed: bash, dialog, whiptail, fzf, spd-say (speech-dispatcher).
//
// That of windows is there with the trait alone, `--traits Window`, and needs libgtk-4-dev, libxcb-xtest0-dev and Xvfb,
// and `anillo-window` beside `anillo`.
let window = TargetDependencyCondition.when(traits: ["Window"])
let package = Package(
  name: "Benchmarks",
  traits: [.trait(name: "Window", description: "The measurement of windows.")],
  dependencies: [.package(name: "Anillo", path: "../..")],
  targets: [
    // A symbolic link to the tests' own.
    .target(name: "CPseudoTerminal"),
    .systemLibrary(name: "CLongPress", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CScreen", pkgConfig: "xcb-xtest", providers: [.apt(["libxcb-xtest0-dev"])]),
    .executableTarget(
      name: "menu-in-c",
      linkerSettings: [.linkedLibrary("readline"), .linkedLibrary("speechd")]),
    .executableTarget(name: "resource-use"),
    .executableTarget(name: "menu-with-spd-say", linkerSettings: [.linkedLibrary("readline")]),
    .executableTarget(
      name: "long-press-in-c", dependencies: [.target(name: "CLongPress", condition: window)],
      cSettings: [.define("WINDOW", .when(traits: ["Window"]))]),
    .executableTarget(
      name: "anillo-bench",
      dependencies: [
        "CPseudoTerminal", .target(name: "CScreen", condition: window), .product(name: "LineSearch", package: "Anillo"),
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
