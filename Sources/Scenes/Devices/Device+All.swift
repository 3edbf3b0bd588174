extension Device {
  /// Where several devices have screens of one size, what the first of them has is taken for a
  /// screenshot; a scene that names its device is surer.
  ///
  /// Sizes in points and pixels are Apple's (Human Interface Guidelines, Layout, specifications). Radii up
  /// to the iPhone 12 are those that `_displayCornerRadius` of `UIScreen` tells, as published by Kyle
  /// Bashour (github.com/kylebshr/UIKitCorners, 2020); safe areas are what apps have logged on devices
  /// and simulators. What is marked as uncertain was not found in two places.
  package static let all: [Device] = [
    // iPhones with a home button: square corners, and a status bar of 20 points.
    phone(["iPhone 4", "iPhone 4s"], 320, 480, 2, top: 20),
    phone(["iPhone", "iPhone 3G", "iPhone 3GS"], 320, 480, 1, top: 20),
    phone(["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"], 320, 568, 2, top: 20),
    phone(
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3",
      ], 375, 667, 2, top: 20),
    phone(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3, top: 20),

    // iPhones without one.
    phone(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, corners: 39, top: 44, bottom: 34),
    phone(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, corners: 39, top: 44, bottom: 34),
    // 48 points at the top from iOS 14 on, 44 before.
    phone(["iPhone XR", "iPhone 11"], 414, 896, 2, corners: 41.5, top: 48, bottom: 34),
    phone(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, corners: 44, top: 50, bottom: 34),
    // The iPhone 16e's radius is uncertain.
    phone(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ], 390, 844, 3, corners: 47.33, top: 47, bottom: 34),
    phone(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, corners: 53.33,
      top: 47, bottom: 34),
    phone(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, corners: 55,
      top: 59, bottom: 34),
    phone(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      corners: 55, top: 59, bottom: 34),
    // Of those of 2025 the radii are uncertain.
    phone(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, corners: 62, top: 62,
      bottom: 34),
    phone(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, corners: 62, top: 62, bottom: 34),
    // The radius and the safe area are uncertain.
    phone(["iPhone Air"], 420, 912, 3, corners: 62, top: 68, bottom: 34),

    // iPads with a home button.
    pad(["iPad 3", "iPad 4", "iPad Air", "iPad Air 2", "iPad 5", "iPad 6"], 768, 1024, 2),
    pad(["iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini 5"], 768, 1024, 2),
    pad(["iPad", "iPad 2", "iPad mini"], 768, 1024, 1),
    pad(["iPad 7", "iPad 8", "iPad 9"], 810, 1080, 2),
    pad(["iPad Pro 10.5", "iPad Air 3"], 834, 1112, 2),

    // iPads without one. Of the iPad 10, the minis and the Pros of 2024 the radii are uncertain; all have
    // a status bar of 24 points and keep 20 for the home indicator.
    pad(["iPad mini 6", "iPad mini 7"], 744, 1133, 2, corners: 21.5),
    pad(["iPad Air 4", "iPad Air 5", "iPad Air 11"], 820, 1180, 2, corners: 18),
    pad(["iPad 10", "iPad 11"], 820, 1180, 2, corners: 25),
    pad(["iPad Pro 11"], 834, 1194, 2, corners: 18),
    pad(["iPad Pro 11 M4"], 834, 1210, 2, corners: 30),
    pad(["iPad Pro 12.9", "iPad Air 13"], 1024, 1366, 2, corners: 18),
    pad(["iPad Pro 13 M4"], 1032, 1376, 2, corners: 30),
  ]

  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, corners: Double = 0,
    top: Double, bottom: Double = 0
  ) -> Device {
    Device(
      names: names, size: PageSize(width: width, height: height), scale: scale, corners: corners,
      top: top, bottom: bottom)
  }

  private static func pad(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, corners: Double = 0
  ) -> Device {
    Device(
      names: names, size: PageSize(width: width, height: height), scale: scale, corners: corners,
      top: corners > 0 ? 24 : 20, bottom: corners > 0 ? 20 : 0)
  }
}
