// Swift Testing imports `_Testing_UIKit` into every file that imports both `Testing` and a
// module called `UIKit`. On Apple's systems it comes with the SDK; here it only has to exist.
