extension FrameTick {
  /// What stands 10 milliseconds or less, browsers show for 100, whatever the format: this is the shortest
  /// they obey, in milliseconds.
  static let shortestObeyed = 11
}
