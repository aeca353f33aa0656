#if Window
import TestSupport
import WindowTestSupport

// Draws the window in many states, for a person to look at. It needs ImageMagick.
//
//   window-pictures FOLDER [NAME ...]   writes FOLDER/NAME.png of each scene whose name begins with a NAME, or of all
//   window-pictures --readme FOLDER     writes the three pictures of README.md
var words = Array(CommandLine.arguments.dropFirst())
let scenes = words.first == "--readme" ? Scene.readme : Scene.all
if words.first == "--readme" { words.removeFirst() }
guard let folder = words.first else { throw SessionFault.missing(path: "FOLDER") }
let names = words.dropFirst()
for scene in scenes where names.isEmpty || names.contains(where: scene.name.hasPrefix) {
  do { try scene.draw(to: "\(folder)/\(scene.name).png") } catch { print("\(scene.name): \(error)") }
}
#endif
