@_exported public import Raster
@_exported public import UIKit

@_exported public import struct FrameCoding.GIFOptions
@_exported public import struct FrameCoding.WebPOptions
