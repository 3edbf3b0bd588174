@_exported public import struct FrameCoding.GIFOptions
@_exported public import Raster
@_exported public import UIKit
