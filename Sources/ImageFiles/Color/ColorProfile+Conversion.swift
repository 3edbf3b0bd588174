extension ColorProfile {
  /// Converts straight BGRA pixels in place.
  func convertToSRGB(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let layout = layout(rgb: .bgra, grey: .greyInBGRA),
      let transform = ColorTransform(from: self, layout: layout)
    else { return }
    transform.apply(pixels.baseAddress, to: pixels)
  }

  /// Converts 16-bit straight RGBA samples to straight BGRA pixels, whose alpha is already there.
  func convertToSRGB(deep samples: [UInt16], into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let own = layout(rgb: .rgba16, grey: .greyInRGBA16)
    let transform = own.flatMap { ColorTransform(from: self, layout: $0, isExact: true) }
    samples.withUnsafeBytes { transform?.apply($0.baseAddress, to: pixels) }
  }

  /// Whether a picture in this profile must be converted. Not if no colour moves by more than one step:
  /// then it is sRGB by another name, and its pixels are best left exactly as they are. Nor if the
  /// profile can't be meant for the picture.
  func applies(toGrey isGrey: Bool) -> Bool {
    guard space == .rgb || (space == .grey && isGrey),
      let layout = layout(rgb: .bgra, grey: .greyInBGRA),
      let transform = ColorTransform(from: self, layout: layout)
    else { return false }
    let probes = space == .grey ? Self.greys : Self.colors
    var moved = probes
    moved.withUnsafeMutableBufferPointer { transform.apply($0.baseAddress, to: $0) }
    return !zip(probes, moved).allSatisfy(isSameColor)
  }

  private func layout(rgb: SampleLayout, grey: SampleLayout) -> SampleLayout? {
    switch space {
    case .rgb: rgb
    case .grey: grey
    case .cmyk, .other: nil
    }
  }

  private static let greys = (0...255).map { UInt32($0 * 0x01_0101) }

  /// 9 × 9 × 9 of them.
  private static let colors: [UInt32] = {
    let steps = (0...8).map { UInt32($0 * 255 / 8) }
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { blue in red << 16 | green << 8 | blue } }
    }
  }()
}

private func isSameColor(_ first: UInt32, _ second: UInt32) -> Bool {
  [0, 8, 16].allSatisfy { shift in
    abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 1
  }
}
