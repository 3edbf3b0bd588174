// Swift Testing imports `_Testing_CoreGraphics` into every file that imports both `Testing` and a
// module called `CoreGraphics`. On Apple's systems it comes with the SDK; here it only has to exist.
