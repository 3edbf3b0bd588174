@_exported public import Raster
@_exported public import UIKit
