import Foundation

/// What a process is told that plays an app's code for another one, which watches over it.
struct PlayerRole: Codable {
  /// The path of the compiled code.
  var library: String
  /// Which of the command's films it makes; nil: it does all that the command says.
  var film: Int?
}

extension PlayerRole {
  static let variable = "ANIMATIC_PLAYER"

  /// Where the process finds what it shares with the other one.
  enum Descriptor {
    static let lifeSigns: Int32 = 3
    /// Takes a `PlayerResult`.
    static let result: Int32 = 4
    /// Is at its end when the other process is.
    static let lifeline: Int32 = 5
    /// Takes what the code prints.
    static let prints: Int32 = 6
  }

  /// The role of this process; nil: it is nobody's player.
  static let own: PlayerRole? = ProcessInfo.processInfo.environment[variable].flatMap {
    try? JSONDecoder().decode(PlayerRole.self, from: Data($0.utf8))
  }
}

/// What a player has to say when it is done.
struct PlayerResult: Codable {
  /// Of the one film that it made.
  var film: FilmReport?
  var failure: Failure?
  var status: Int32
}
