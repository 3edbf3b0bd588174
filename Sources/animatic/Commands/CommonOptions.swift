/// What every command has.
struct CommonOptions {
  @Flag(help: "Write what is found or done as JSON to stdout.") var json = false
  @Option(help: ArgumentHelp("Colour on stderr: auto, always or never.", valueName: "WHEN"))
  var color = ColorChoice.auto
}
