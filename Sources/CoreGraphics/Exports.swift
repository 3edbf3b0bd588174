@_exported public import Foundation

/// What CoreFoundation's names stand for where there is no CoreFoundation: Swift's own types, so that
/// `[red, blue] as CFArray` compiles as it does on Apple's systems.
public typealias CFArray = [Any]
public typealias CFString = String
public let kCFBooleanTrue = true
public let kCFBooleanFalse = false
/// In seconds.
public typealias CFTimeInterval = Double
