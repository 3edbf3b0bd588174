/// The dictionary of an LZW coder as a tree: which codes continue a code, the newest first.
struct CodeTree: ~Copyable {
  private let nodes: UnsafeMutableBufferPointer<Node>
  /// There is no such code.
  static var none: Int { -1 }
  /// A dictionary has so many codes.
  static var fullCount: Int { 4096 }

  private struct Node {
    var prefix: Int16 = -1
    var child: Int16 = -1
    var sibling: Int16 = -1
    var index: UInt8 = 0
    var first: UInt8 = 0
  }

  init() {
    nodes = .allocate(capacity: Self.fullCount)
    nodes.initialize(repeating: Node())
  }

  deinit { nodes.deallocate() }

  /// Leaves the codes of single indices, the first `count`.
  func removeAll(but count: Int) {
    for code in 0..<count {
      let index = UInt8(truncatingIfNeeded: code)
      nodes[code] = Node(index: index, first: index)
    }
  }

  /// The last index that a code stands for.
  @inline(__always)
  func index(_ code: Int) -> UInt8 { nodes[code].index }

  /// The first index that a code stands for.
  @inline(__always)
  func first(_ code: Int) -> UInt8 { nodes[code].first }

  /// The code without its last index, or `none`.
  @inline(__always)
  func prefix(_ code: Int) -> Int { Int(nodes[code].prefix) }

  /// The newest code that continues this one, or `none`.
  @inline(__always)
  func firstChild(_ code: Int) -> Int { Int(nodes[code].child) }

  /// The next older code with the same prefix, or `none`.
  @inline(__always)
  func sibling(_ code: Int) -> Int { Int(nodes[code].sibling) }

  @inline(__always)
  func insert(_ prefix: Int, _ index: UInt8, code: Int) {
    nodes[code] = Node(
      prefix: Int16(truncatingIfNeeded: prefix), sibling: nodes[prefix].child, index: index,
      first: nodes[prefix].first)
    nodes[prefix].child = Int16(truncatingIfNeeded: code)
  }

  /// Takes back the insertion that was made last.
  @inline(__always)
  func undo(_ code: Int) {
    nodes[prefix(code)].child = nodes[code].sibling
  }
}
