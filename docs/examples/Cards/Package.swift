// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Cards",
  dependencies: [
    .package(name: "Animatic", path: "../../..")
  ],
  targets: [
    // What an app would use: on Apple's systems it is built with Apple's UIKit.
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "UIKit", package: "Animatic", condition: .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "film",
      dependencies: ["Cards", .product(name: "Animatic", package: "Animatic")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "Animatic", package: "Animatic")]),
  ]
)
