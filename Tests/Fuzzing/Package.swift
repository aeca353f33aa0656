// swift-tools-version: 6.2
import PackageDescription

// The core under libFuzzer, with made-up input of every kind: `run` beside this file builds it, runs it and tells what
// came of it.
//
// The core has to be compiled anew, to tell which ways an input takes through it, and is built from the product's own
// files: `Anillo` and `Locales` are symbolic links.
let package = Package(
  name: "Fuzzing",
  targets: [
    .target(name: "JSONText", path: "Anillo/JSONText"),
    .target(name: "StringCatalog", dependencies: ["JSONText"], path: "Anillo/StringCatalog"),
    .target(
      name: "Locales", dependencies: ["StringCatalog"], path: "Locales", exclude: ["Localizable.xcstrings"],
      plugins: ["CompileCatalog"]),
    .target(name: "MenuGeometry", path: "Anillo/MenuGeometry"),
    .target(name: "LineSearch", path: "Anillo/LineSearch"),
    .target(
      name: "ActionMenu", dependencies: ["JSONText", "LineSearch"], path: "Anillo/ActionMenu",
      exclude: ["menu.schema.json"]),
    .target(name: "Speech", dependencies: ["StringCatalog"], path: "Anillo/Speech"),
    .target(
      name: "Dialogue", dependencies: ["ActionMenu", "LineSearch", "Locales", "Speech", "StringCatalog"],
      path: "Anillo/Dialogue"),
    .executableTarget(
      name: "catalog-compiler", dependencies: ["JSONText", "StringCatalog"], path: "Anillo/catalog-compiler"),
    .plugin(
      name: "CompileCatalog", capability: .buildTool(), dependencies: ["catalog-compiler"],
      path: "Anillo/CompileCatalog"),
    .target(name: "CPosix", path: "Anillo/CPosix"),
    .target(name: "Posix", dependencies: ["CPosix"], path: "Anillo/Posix"),
    // Links to what reads items and tells faults; all of it would need the libraries of speech.
    .target(
      name: "Application",
      dependencies: ["ActionMenu", "Dialogue", "JSONText", "LineSearch", "Locales", "Posix", "Speech", "StringCatalog"]),
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "anillo-fuzz",
      dependencies: [
        "ActionMenu", "Application", "CFuzzer", "Dialogue", "JSONText", "LineSearch", "Locales", "MenuGeometry",
        "Speech", "StringCatalog",
      ]),
  ]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .unsafeFlags(["-sanitize=fuzzer"]),
  ]
}
// The linker has to be lld, which comes with Swift: gold crashes on the tables of the instrumentation.
for target in package.targets where target.type == .executable {
  target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
}
