import Foundation
import MeniscusFormats
import MeniscusGallery
import MeniscusReplay
import MeniscusUI

// PATH LAST: prints the hashes of a trace's frames up to a frame, as `meniscus replay --hashes` does.
// What lies between checkpoints is drawn only where the scene asks for it.
let path = CommandLine.arguments[1]
guard let last = Int(CommandLine.arguments[2]) else { exit(64) }
let trace = try TraceReader().read(Array(Data(contentsOf: URL(fileURLWithPath: path))))
guard let scene = Gallery.scenes.first(where: { $0.name == trace.header.scene }) else { exit(2) }
let options = ReplayOptions(threads: 1, pixels: .every(100_000), requirements: [])
var replay = try Replay(trace, on: scene, options: options)
while replay.frame < last, try replay.showNextFrame() {}
print(try replay.record().hashLog.hashLines, terminator: "")
