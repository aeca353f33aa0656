// swift-tools-version: 6.2
import PackageDescription

// What needs GTK, X or AT-SPI is built with the trait Window alone; without it no header of theirs has to be there.
let window = TargetDependencyCondition.when(traits: ["Window"])

let package = Package(
  name: "Anillo",
  products: [
    .library(name: "ActionMenu", targets: ["ActionMenu"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "MenuGeometry", targets: ["MenuGeometry"]),
    .library(name: "LineSearch", targets: ["LineSearch"]),
    .library(name: "Speech", targets: ["Speech", "ScreenReaders", "SpeechDispatcher"]),
    .library(name: "LinearFront", targets: ["LinearFront"]),
    .library(name: "WindowFront", targets: ["WindowFront"]),
    .executable(name: "anillo", targets: ["anillo"]),
    .executable(name: "anillo-window", targets: ["anillo-window"]),
  ],
  traits: [.trait(name: "Window", description: "Menus that are drawn in windows, by GTK 4, and their tests.")],
  targets: [
    // The pure core: no C library but for a sine, no file, no terminal, no speech.
    .target(name: "JSONText"),
    .target(name: "StringCatalog", dependencies: ["JSONText"]),
    .target(
      name: "Locales", dependencies: ["StringCatalog"], path: "Locales", exclude: ["Localizable.xcstrings"],
      plugins: ["CompileCatalog"]),
    .target(name: "MenuGeometry"),
    .target(name: "LineSearch"),
    .target(name: "ActionMenu", dependencies: ["JSONText", "LineSearch"], exclude: ["menu.schema.json"]),
    .target(name: "Speech", dependencies: ["StringCatalog"]),
    .target(name: "Dialogue", dependencies: ["ActionMenu", "LineSearch", "Locales", "Speech", "StringCatalog"]),

    // The words of the product become Swift when it is built.
    .executableTarget(name: "catalog-compiler", dependencies: ["JSONText", "StringCatalog"]),
    .plugin(
      name: "CompileCatalog", capability: .buildTool(), dependencies: ["catalog-compiler"],
      path: "Sources/CompileCatalog"),

    // Thin wrappers around the system and the C libraries.
    .target(name: "CPosix"),
    .systemLibrary(name: "CSpeechd", pkgConfig: "speech-dispatcher", providers: [.apt(["libspeechd-dev"])]),
    .systemLibrary(name: "CReadline", pkgConfig: "readline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "Posix", dependencies: ["CPosix"]),
    .target(name: "MessageBus", dependencies: ["Posix"]),
    .target(name: "ScreenReaders", dependencies: ["MessageBus", "Posix", "Speech"]),
    .target(
      name: "SpeechDispatcher",
      dependencies: ["CPosix", "CSpeechd", "JSONText", "Posix", "ScreenReaders", "Speech", "StringCatalog"]),
    .target(name: "Gtk", dependencies: [.target(name: "CGtk", condition: window), "MenuGeometry"]),

    // The fronts.
    .target(name: "MenuCommands", dependencies: ["ActionMenu", "Dialogue", "Locales", "Posix", "Speech"]),
    .target(
      name: "LinearFront",
      dependencies: [
        "ActionMenu", "CReadline", "Dialogue", "LineSearch", "Locales", "MenuCommands", "Posix", "ScreenReaders",
        "Speech", "SpeechDispatcher", "StringCatalog",
      ]),
    .target(
      name: "WindowFront",
      dependencies: [
        "ActionMenu", "Dialogue", "Gtk", "Locales", "MenuCommands", "MenuGeometry", "Posix", "ScreenReaders", "Speech",
        "SpeechDispatcher", "StringCatalog",
      ], exclude: ["Pictures"]),

    // The programs.
    .target(
      name: "Application",
      dependencies: [
        "ActionMenu", "Dialogue", "JSONText", "LineSearch", "Locales", "Posix", "ScreenReaders", "Speech",
        "SpeechDispatcher", "StringCatalog",
      ]),
    .target(name: "CommandReference", dependencies: ["Application", "Dialogue", "Locales", "StringCatalog"]),
    .executableTarget(
      name: "anillo",
      dependencies: [
        "ActionMenu", "Application", "CommandReference", "Dialogue", "LineSearch", "LinearFront", "Locales", "Posix",
        "ScreenReaders", "Speech", "SpeechDispatcher", "StringCatalog",
      ]),
    .executableTarget(
      name: "anillo-window",
      dependencies: [
        "ActionMenu", "Application", "Dialogue", "Locales", "Posix", "Speech", "SpeechDispatcher", "StringCatalog",
        "WindowFront",
      ]),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestSupport", dependencies: ["CPosix", "CPseudoTerminal", "JSONText", "MessageBus", "Posix"],
      path: "Tests/TestSupport"),
    .executableTarget(name: "speech-recorder", dependencies: ["JSONText", "Posix"], path: "Tests/speech-recorder"),
    .executableTarget(
      name: "speech-player", dependencies: ["Posix", "ScreenReaders", "Speech", "SpeechDispatcher", "StringCatalog"],
      path: "Tests/speech-player"),
    .executableTarget(name: "noise-table", dependencies: ["TestSupport", "anillo"], path: "Tests/noise-table"),
    .executableTarget(
      name: "soak", dependencies: ["Posix", "TestSupport", "anillo", "speech-recorder"], path: "Tests/soak"),
    .executableTarget(
      name: "fault-matrix", dependencies: ["TestSupport", "anillo", "speech-recorder"], path: "Tests/fault-matrix"),

    // The laboratory for windows: a display, a bus and a screen reader's view, all private.
    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
    .systemLibrary(
      name: "CXTest", path: "Tests/CXTest", pkgConfig: "xcb-xtest", providers: [.apt(["libxcb-xtest0-dev"])]),
    .target(
      name: "WindowTestSupport",
      dependencies: ["JSONText", "TestSupport", .target(name: "CXTest", condition: window)],
      path: "Tests/WindowTestSupport"),
    .executableTarget(
      name: "accessibility-reader", dependencies: ["JSONText", .target(name: "CAtspi", condition: window)],
      path: "Tests/accessibility-reader"),
    .executableTarget(
      name: "window-sample", dependencies: [.target(name: "CGtk", condition: window)], path: "Tests/window-sample",
      cSettings: [.define("WINDOW", .when(traits: ["Window"]))]),
    .executableTarget(
      name: "window-pictures",
      dependencies: ["TestSupport", "WindowTestSupport", "anillo-window"], path: "Tests/window-pictures"),
    .testTarget(
      name: "WindowTestSupportTests",
      dependencies: ["TestSupport", "WindowTestSupport", "accessibility-reader", "speech-recorder", "window-sample"]),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "JSONText", "TestSupport", "WindowTestSupport", "accessibility-reader", "anillo", "anillo-window",
      ]),
    .testTarget(name: "WindowFrontTests", dependencies: ["ActionMenu", "WindowFront"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "TestSupport"]),
    .testTarget(
      name: "StringCatalogTests",
      dependencies: ["JSONText", "StringCatalog", "Locales", "TestSupport", "catalog-compiler"]),
    .testTarget(name: "ActionMenuTests", dependencies: ["ActionMenu", "JSONText"]),
    .testTarget(name: "LineSearchTests", dependencies: ["LineSearch"]),
    .testTarget(name: "MenuGeometryTests", dependencies: ["JSONText", "MenuGeometry"], exclude: ["Vectors"]),
    .testTarget(
      name: "DialogueTests",
      dependencies: ["Dialogue", "ActionMenu", "Locales", "Speech", "StringCatalog", "TestSupport"]),
    .testTarget(name: "MenuCommandsTests", dependencies: ["MenuCommands"]),
    .testTarget(name: "MessageBusTests", dependencies: ["MessageBus", "Posix", "TestSupport"]),
    .testTarget(
      name: "ScreenReadersTests", dependencies: ["MessageBus", "Posix", "ScreenReaders", "Speech", "TestSupport"]),
    .testTarget(
      name: "SpeechDispatcherTests",
      dependencies: [
        "CPosix", "JSONText", "Posix", "SpeechDispatcher", "Speech", "StringCatalog", "TestSupport", "speech-player",
        "speech-recorder",
      ]),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "CommandReferenceTests",
      dependencies: ["Application", "CommandReference", "Locales", "StringCatalog", "TestSupport"]),
    .testTarget(
      name: "AnilloTests", dependencies: ["TestSupport", "anillo", "speech-recorder"], exclude: ["Golden"]),
    .testTarget(
      name: "ReadingTests",
      dependencies: ["TestSupport", "WindowTestSupport", "anillo", "anillo-window", "speech-recorder"],
      exclude: ["Golden"]),
    .testTarget(
      name: "SpokenTests",
      dependencies: [
        "CReadline", "JSONText", "LinearFront", "Posix", "ScreenReaders", "TestSupport", "anillo", "fault-matrix",
        "noise-table", "speech-player", "speech-recorder",
      ]),
  ]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
