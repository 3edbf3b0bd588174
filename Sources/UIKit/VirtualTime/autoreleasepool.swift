/// Runs `body`: what nobody holds any more is released at once here, inside of a pool or not.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
