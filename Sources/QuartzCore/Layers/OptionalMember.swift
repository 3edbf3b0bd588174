/// What a protocol gives for an optional member of Apple's whose call has argument labels, or that
/// shares its name with another: `delegate.navigationController?(…, willShow: …, animated: …)`.
/// Where a closure would have no labels, the value is called with those that its owner knows.
@preconcurrency @MainActor
public struct OptionalMember<Owner> {
  package let owner: Owner

  package init(of owner: Owner) {
    self.owner = owner
  }
}
