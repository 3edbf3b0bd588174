// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is held to.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies,
    resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "Animatic",
  products: [
    .executable(name: "animatic", targets: ["animatic"]),
    .library(name: "Animatic", targets: ["Animatic"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_CoreGraphics"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText", "_Testing_CoreGraphics"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "FrameCoding", targets: ["FrameCoding"]),
  ],
  targets: [
    // The plank.
    library("Raster"),

    // The file tower.
    library("ImageFiles", ["Raster", "CPNG", "CJPEG", "CLCMS"]),
    library("FrameCoding", ["ImageFiles", "Raster", "CGIF", "CWebP"]),

    // The drawing tower.
    library("CoreGraphics", ["Raster", "CCairo"]),
    library("CoreText", ["CoreGraphics", "CPango"]),
    library("QuartzCore", ["CoreGraphics", "CoreText", "Raster"]),
    library("UIKit", ["QuartzCore", "CoreText", "CoreGraphics", "ImageFiles", "Raster"]),
    library("Figures", ["CoreText", "CoreGraphics", "Raster"]),
    library("Stage", ["UIKit", "QuartzCore", "Raster"]),
    // Animators are held to no more than Xcode holds them to.
    .target(
      name: "Transitions", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    library(
      "Scenes", ["Stage", "Transitions", "UIKit", "QuartzCore", "ImageFiles", "Raster", "CYAML"]),

    // What packages write films with. Its folder has a name of its own: where case doesn't matter,
    // Sources/animatic would be the same one.
    .target(
      name: "Animatic",
      dependencies: [
        "Stage", "FrameCoding", "ImageFiles", "UIKit", "CoreText", "Raster", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ],
      path: "Sources/SwiftAPI", swiftSettings: strict),

    // What users' own Swift files are compiled by.
    library("UserCode", ["Scenes", "UIKit", "ImageFiles"]),

    // The roof.
    .executableTarget(
      name: "animatic",
      dependencies: [
        "UserCode", "Scenes", "Stage", "Transitions", "Figures", "FrameCoding", "ImageFiles",
        "Raster",
      ],
      swiftSettings: strict,
      // What is loaded finds UIKit in the tool itself.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // What draws the pictures of the fixtures.
    .executableTarget(name: "draw-pictures", dependencies: ["UIKit"], swiftSettings: strict),

    // What writes docs/unsupported.md.
    .executableTarget(
      name: "list-unsupported", dependencies: ["UserCode", "Transitions"],
      exclude: ["names.tsv"], swiftSettings: strict),

    // What measures films.
    .executableTarget(
      name: "bench", dependencies: ["Scenes", "Stage", "FrameCoding", "Raster", "CGIF"],
      swiftSettings: strict),

    // What tries odd films and broken files.
    .executableTarget(
      name: "fuzz", dependencies: ["FrameCoding", "Raster", "CGIF"], swiftSettings: strict),

    // Swift Testing looks for these beside modules called CoreGraphics and UIKit.
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),

    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
    system("CGIF", pkgConfig: "libgif", apt: "libgif-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev"),
    system("CJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    tests("Raster"),
    tests("ImageFiles", ["Raster", "CPNG", "CJPEG", "CLCMS"]),
    tests("FrameCoding", ["ImageFiles", "Raster", "CWebP"]),
    tests("CoreGraphics", ["Raster", "_Testing_CoreGraphics"]),
    tests("CoreText", ["CoreGraphics", "Raster", "_Testing_CoreGraphics"]),
    tests("Figures", ["Raster"]),
    tests(
      "QuartzCore", ["CoreGraphics", "Raster", "_Testing_CoreGraphics"],
      resources: [.copy("Vectors/uikit-vectors.json")]),
    tests(
      "UIKit", ["QuartzCore", "CoreGraphics", "Raster", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    // Code of users in Swift 5: its plain classes call UIKit without knowing of actors.
    .testTarget(
      name: "UIKitSwift5Tests",
      dependencies: ["UIKit", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    tests(
      "Stage",
      ["UIKit", "QuartzCore", "CoreGraphics", "Raster", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests(
      "Transitions", ["Stage", "UIKit", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    // Animators as people write them: warnings are theirs to see.
    .testTarget(
      name: "StrangersTests",
      dependencies: ["UIKit", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Strangers6Tests",
      dependencies: ["UIKit", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("Scenes", ["Stage", "UIKit", "Raster", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("UserCode"),
    tests("list-unsupported"),
    tests("fuzz"),
    .testTarget(
      name: "SwiftAPITests", dependencies: ["Animatic", "FrameCoding", "ImageFiles"],
      swiftSettings: strict),
    tests("animatic", ["Scenes", "Transitions", "FrameCoding", "ImageFiles", "Raster"]),
  ],
  swiftLanguageModes: [.v6]
)
