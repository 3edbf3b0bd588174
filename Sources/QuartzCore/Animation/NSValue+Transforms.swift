public import Foundation

/// Unlike Apple's, its type is an array of numbers: Foundation here encodes no structures.
extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform, CATransform3D.encoding)
  }

  /// The identity where the value is none.
  public var caTransform3DValue: CATransform3D {
    held(CATransform3D.encoding) ?? CATransform3DIdentity
  }

  package convenience init<Numbers: BitwiseCopyable>(numbers: Numbers, _ encoding: String) {
    self.init(bytes: [numbers], objCType: encoding)
  }

  /// What was put in under the same encoding; nil for anything else.
  package func held<Numbers: BitwiseCopyable>(_ encoding: String) -> Numbers? {
    guard String(cString: objCType) == encoding else { return nil }
    return withUnsafeTemporaryAllocation(of: Numbers.self, capacity: 1) { place -> Numbers? in
      guard let start = place.baseAddress else { return nil }
      getValue(start)
      return start.pointee
    }
  }

  /// The value as Core Animation would have it without a box around it.
  var unboxed: Any? {
    switch String(cString: objCType) {
    case CATransform3D.encoding: caTransform3DValue
    case CGAffineTransform.encoding: held(CGAffineTransform.encoding) as CGAffineTransform?
    case "{CGPoint=dd}": pointValue
    case "{CGSize=dd}": sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
    default: nil
    }
  }
}

extension CATransform3D {
  fileprivate static let encoding = "[16d]"
}

extension CGAffineTransform {
  package static let encoding = "[6d]"
}
