import MeniscusLab
import Testing

@Suite("The shape of a round")
struct RoundShapeTests {
  @Test(
    "Rounds that fit come before replays, and replays before warming up",
    arguments: [
      // Ten rounds of one second each in 150 seconds: 15 replays, of which one warms up.
      (10, 150, 1_000, true, 14),
      (10, 40, 1_000, true, 3),
      (10, 20, 1_000, true, 1),
      (10, 19, 1_000, false, 1),
      (10, 3, 1_000, false, 1),
      (1, 3, 1_000, true, 2),
      (10, 0, 1_000, false, 1),
      (10, -5, 1_000, false, 1),
      (10, 86_400, 1, true, 999),
      (0, 2, 1_000, true, 1),
      (10, 150, 0, true, 999),
    ])
  func shape(rounds: Int, seconds: Int, replay: Int, warmsUp: Bool, most: Int) {
    let shape = RoundShape(
      fitting: rounds, into: .seconds(seconds), replay: .milliseconds(replay))
    #expect(shape.warmsUp == warmsUp)
    #expect(shape.mostRepetitions == most)
  }
}
