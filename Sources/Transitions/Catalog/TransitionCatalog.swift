import UIKit

/// The transitions of the gallery, in the order in which they are listed.
public enum TransitionCatalog {
  public static let all: [CatalogEntry] = [
    CatalogEntry(
      name: "TabSlide", family: .tab, direction: .both, wayBack: "TabSlide", duration: 0.4,
      summary: "The tabs lie side by side; the bar's order says which way they slide.",
      presentationStyle: .none, make: { TabSlide() }),
    CatalogEntry(
      name: "PushScale", family: .navigation, direction: .there, wayBack: "PopScale",
      duration: 0.4, summary: "The new page grows from a tenth of its size over the old one.",
      presentationStyle: .none, make: { PushScale() }),
    CatalogEntry(
      name: "PopScale", family: .navigation, direction: .back, wayBack: "PushScale",
      duration: 0.4, summary: "The page shrinks to a tenth of its size and uncovers the last one.",
      presentationStyle: .none, make: { PopScale() }),
    CatalogEntry(
      name: "ModalZoomPresent", family: .modal, direction: .there, wayBack: "ModalZoomDismiss",
      duration: 0.4, summary: "A card grows and appears 40 points inside the page it covers.",
      presentationStyle: .custom, make: { ModalZoomPresent() }),
    CatalogEntry(
      name: "ModalZoomDismiss", family: .modal, direction: .back, wayBack: "ModalZoomPresent",
      duration: 0.4, summary: "The card shrinks and disappears.",
      presentationStyle: .custom, make: { ModalZoomDismiss() }),
    CatalogEntry(
      name: "MagicMovePush", family: .navigation, direction: .there, wayBack: "MagicMovePop",
      duration: 0.5, summary: "The picture flies from its cell to its place on the new page.",
      presentationStyle: .none, movesPicture: true, make: { MagicMovePush() }),
    CatalogEntry(
      name: "MagicMovePop", family: .navigation, direction: .back, wayBack: "MagicMovePush",
      duration: 0.5, summary: "The picture flies back to the cell it came from.",
      presentationStyle: .none, movesPicture: true, make: { MagicMovePop() }),
    CatalogEntry(
      name: "FlipPresent", family: .modal, direction: .there, wayBack: "FlipDismiss",
      duration: 0.8, summary: "The page turns like a book's about its left edge, shaded.",
      presentationStyle: .fullScreen, make: { FlipPresent() }),
    CatalogEntry(
      name: "FlipDismiss", family: .modal, direction: .back, wayBack: "FlipPresent",
      duration: 0.8, summary: "The page that was turned away turns back.",
      presentationStyle: .fullScreen, make: { FlipDismiss() }),
    CatalogEntry(
      name: "AsidePush", family: .navigation, direction: .there, wayBack: "AsidePop", duration: 1,
      summary: "The old page leaves to the left while the new one appears over it.",
      presentationStyle: .none, make: { AsidePush() }),
    CatalogEntry(
      name: "AsidePop", family: .navigation, direction: .back, wayBack: "AsidePush", duration: 1,
      summary: "The page disappears while the one that went aside comes back.",
      presentationStyle: .none, make: { AsidePop() }),
    CatalogEntry(
      name: "CornerShrinkPresent", family: .modal, direction: .there,
      wayBack: "CornerGrowDismiss", duration: 1.2,
      summary: "The old page shrinks into the lower right corner.",
      presentationStyle: .fullScreen, make: { CornerShrinkPresent() }),
    CatalogEntry(
      name: "CornerGrowDismiss", family: .modal, direction: .back,
      wayBack: "CornerShrinkPresent", duration: 1.7,
      summary: "The page that went into the corner grows out of it again.",
      presentationStyle: .fullScreen, make: { CornerGrowDismiss() }),
    CatalogEntry(
      name: "RisePresent", family: .modal, direction: .there, wayBack: "RiseDismiss",
      duration: 0.6, summary: "The page rises from below; a finger can catch it on its way.",
      presentationStyle: .fullScreen, make: { RisePresent() }),
    CatalogEntry(
      name: "RiseDismiss", family: .modal, direction: .back, wayBack: "RisePresent",
      duration: 0.6, summary: "The page sinks; a finger can catch it on its way.",
      presentationStyle: .fullScreen, make: { RiseDismiss() }),
    CatalogEntry(
      name: "CrossFade", family: .any, direction: .both, wayBack: "CrossFade", duration: 0.35,
      summary: "The new screen appears through the old one.",
      presentationStyle: .fullScreen, make: { CrossFade() }),
  ]

  public static func entry(named name: String) -> CatalogEntry? {
    all.first { $0.name == name }
  }
}
