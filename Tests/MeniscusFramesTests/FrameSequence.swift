import MeniscusDisplay
import MeniscusFrames
import MeniscusGeometry
import TestSupport

/// Frames that follow one another as a scene's do: most of a list stays, some of it moves, comes, goes
/// or changes places.
struct FrameSequence {
  private(set) var lists: [DisplayList] = []

  init(seed: Int, count: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var generator = ListGenerator(seed: seed)
    var list = generator.makeList()
    var others = generator.makeList().operations
    for _ in 0..<count {
      lists.append(list)
      for _ in 0..<random.integer(below: 4) {
        let place = random.integer(below: list.operations.count)
        switch random.integer(below: 5) {
        case 0: list.operations[place].transform.ty += 12.5 * random.unitDouble()
        case 1: if list.operations.count > 2 { list.operations.remove(at: place) }
        case 2: list.operations.insert(others[random.integer(below: others.count)], at: place)
        case 3: list.operations.swapAt(place, 0)
        default:
          for index in list.operations.indices { list.operations[index].transform.ty -= 1.0 / 3 }
        }
      }
      others.append(list.operations[0])
    }
  }

  /// The frames as they are written.
  func encoded() throws -> [UInt8] {
    var encoder = FramesEncoder(rate: 60)
    for (frame, list) in lists.enumerated() {
      try encoder.append(list, display: list.digest().list, pixels: UInt64(frame))
    }
    return try encoder.finish()
  }
}
