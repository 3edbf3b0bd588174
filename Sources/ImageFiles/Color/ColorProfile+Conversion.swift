extension ColorProfile {
  /// Converts straight BGRA pixels in place. A profile that can't be meant for them (CMYK, Lab, broken)
  /// leaves them as they are, which is how browsers treat it.
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

  /// Whether this is sRGB by another name: no colour moves by more than one step. Then the pixels are
  /// best left exactly as they are.
  var isSRGB: Bool {
    guard space == .rgb, let transform = ColorTransform(from: self, layout: .bgra) else {
      return space == .rgb
    }
    var moved = Self.probes
    moved.withUnsafeMutableBufferPointer { transform.apply($0.baseAddress, to: $0) }
    return zip(Self.probes, moved).allSatisfy(isSameColor)
  }

  private func layout(rgb: SampleLayout, grey: SampleLayout) -> SampleLayout? {
    switch space {
    case .rgb: rgb
    case .grey: grey
    case .cmyk, .other: nil
    }
  }

  /// 9 × 9 × 9 colours.
  private static let probes: [UInt32] = {
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
