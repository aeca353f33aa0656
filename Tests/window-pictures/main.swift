#if Window
import Glibc
import WindowTestSupport

// Draws the scenes, for a person to look at: window-pictures FOLDER [SCENE ...] writes FOLDER/SCENE.png for each.
// It needs ImageMagick.
guard CommandLine.arguments.count > 1 else {
  print("usage: window-pictures FOLDER [\(Scene.all.map(\.name).joined(separator: "|")) ...]")
  exit(2)
}
let (folder, names) = (CommandLine.arguments[1], CommandLine.arguments.dropFirst(2))
for scene in Scene.all where names.isEmpty || names.contains(scene.name) {
  try scene.draw(to: "\(folder)/\(scene.name).png")
}
#endif
