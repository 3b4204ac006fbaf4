/// A share of a frame's tiles, another one each time.
public struct TileTurn: Equatable, Sendable {
  private let number: Int
  private let share: Int

  /// Makes a turn: one tile of `share`, at least 1, and all of them in as many turns one after another.
  public init(_ number: Int, of share: Int) {
    precondition(share > 0, "A share is at least one tile of one.")
    (self.number, self.share) = (number, share)
  }

  /// Whether it is the turn of a tile, by its place row by row from the top left.
  public func includes(_ tile: Int) -> Bool {
    (tile &+ number) % share == 0
  }
}
