import QuartzCore
package import Raster

/// Takes pictures of a stage at times of one's choice; each is what a film shows then.
@MainActor
package final class StillCamera {
  private let camera: Camera
  private let screen: StageScreen
  private let renderer = LayerRenderer()

  /// - Parameters:
  ///   - showsTouches: Whether dots show where fingers touch the screen.
  ///   - isOver: Whether nothing more is to come.
  package init(
    of stage: Stage, showsTouches: Bool, until isOver: @escaping @MainActor () throws -> Bool
  ) {
    screen = stage.screen
    camera = Camera(
      stage, Footage.Options(showsTouches: showsTouches), probe: nil, isOver: isOver)
  }

  /// The picture at `time`, in seconds from when the camera was made. Times ascend.
  package func picture(at time: Double) throws -> Bitmap {
    try camera.shot(at: time).picture(on: screen, by: renderer)
  }
}
