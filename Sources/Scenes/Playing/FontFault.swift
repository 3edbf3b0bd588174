import UIKit

/// Errors that the fonts of the machine are to blame for.
package enum FontFault {
  /// What to tell the user; nil if the fonts aren't to blame.
  package static func description(of error: any Error) -> String? {
    (error as? FontError)?.description
  }
}
