/// How a stretch of frames differs from what is accepted in time alone: the same pictures, or the
/// same beginning and end, at other frames.
package struct TimingChange: Equatable, Codable, Sendable {
  /// What became of the time.
  package enum Kind: Equatable, Codable, Sendable {
    /// Each frame shows what was accepted for the frame so many before it; negative where after it.
    case retimed(by: Int)
    /// Begins and comes to rest with the same pictures at the same frames, others in between.
    case eased
    /// Comes to rest in the same picture so many frames later; negative where earlier.
    case settles(by: Int)
    /// So many frames more than accepted stand at ``TimingChange/first``.
    case extra(Int)
    /// So many of the accepted frames are missing at ``TimingChange/first``.
    case missing(Int)
  }

  /// What became of it.
  package var kind: Kind
  /// The first frame that shows another picture.
  package var first: Int
  /// The last frame that does.
  package var last: Int

  /// Makes a change.
  package init(_ kind: Kind, first: Int, last: Int) {
    self.kind = kind
    self.first = first
    self.last = last
  }

  /// The most frames that something is found to be retimed by.
  package static let window = 60
  /// So many equal frames end a stretch of frames that differ.
  static let rest = 4
}

extension TimingChange {
  /// Finds how the time of each stretch of differing frames changed, in order.
  ///
  /// Frames show the same where their pixels are equal or, where one of them was not drawn, their
  /// drawing operations and fused shapes. Stretches of frames that differ lie at least ``rest``
  /// equal frames apart. A stretch in which each side shows something that the other never comes to
  /// is no matter of time, and left out.
  ///
  /// Complexity: linear in the frames, times ``window``.
  ///
  /// - Parameter view: the path of the view whose drawing counts, by its digests; nil for all that
  ///   frames show.
  package static func changes(
    expected: FrameHashLog, actual: FrameHashLog, of view: String? = nil
  ) -> [TimingChange] {
    let pair: FrameHashLogPair
    if let view {
      pair = FrameHashLogPair(expected: expected.shown(of: view), actual: actual.shown(of: view))
    } else {
      pair = FrameHashLogPair(expected: expected.shown, actual: actual.shown)
    }
    if pair.expected.count != pair.actual.count { return pair.otherLength.map { [$0] } ?? [] }
    return pair.stretches.compactMap { pair.change(in: $0) }
  }
}

/// What a frame shows, as far as its hashes tell it.
private struct Shown {
  var drawing: UInt64
  var surfaces: UInt64 = 0
  /// 0 where the frame was not drawn.
  var pixels: UInt64 = 0

  func isSame(as other: Shown) -> Bool {
    if pixels != 0, other.pixels != 0 { return pixels == other.pixels }
    return drawing == other.drawing && surfaces == other.surfaces
  }
}

extension FrameHashLog {
  /// What every frame shows.
  fileprivate var shown: [Shown] {
    frames.map { frame in
      let hashes = frame.hashes
      return Shown(
        drawing: hashes[.display], surfaces: hashes[.surfaces], pixels: hashes[.pixels])
    }
  }

  /// What every frame shows of a view.
  fileprivate func shown(of path: String) -> [Shown] {
    let row = views.firstIndex(of: path)
    var drawing: UInt64 = 0
    return frames.map { frame in
      for change in frame.views where change.view == row { drawing = UInt64(change.operations) }
      return Shown(drawing: drawing)
    }
  }
}

/// What the frames of two frame-hash logs show.
private struct FrameHashLogPair {
  let expected: [Shown]
  let actual: [Shown]

  private func same(_ frame: Int) -> Bool { expected[frame].isSame(as: actual[frame]) }

  /// The stretches of frames that differ, where both have as many frames.
  var stretches: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for frame in expected.indices where !same(frame) {
      if let last = found.last, frame - last.upperBound <= TimingChange.rest {
        found[found.count - 1] = last.lowerBound...frame
      } else {
        found.append(frame...frame)
      }
    }
    return found
  }

  /// What became of the time in a stretch that begins and ends in the same pictures.
  func change(in stretch: ClosedRange<Int>) -> TimingChange? {
    let after = stretch.upperBound + 1
    guard stretch.lowerBound > 0, after < expected.count else { return nil }
    func change(_ kind: TimingChange.Kind) -> TimingChange {
      TimingChange(kind, first: stretch.lowerBound, last: stretch.upperBound)
    }
    if let frames = retiming(of: stretch) { return change(.retimed(by: frames)) }
    let rests = (rest(of: expected, in: stretch), rest(of: actual, in: stretch))
    if rests.0 != rests.1 { return change(.settles(by: rests.1 - rests.0)) }
    let isMoving = moves(expected, in: stretch) && moves(actual, in: stretch)
    return isMoving ? change(.eased) : nil
  }

  /// By how many frames a whole stretch is late; the least that fits.
  private func retiming(of stretch: ClosedRange<Int>) -> Int? {
    for distance in 1...TimingChange.window {
      for frames in [distance, -distance] {
        let fits = stretch.allSatisfy { frame in
          let other = frame - frames
          return expected.indices.contains(other) && actual[frame].isSame(as: expected[other])
        }
        if fits { return frames }
      }
    }
    return nil
  }

  /// The first frame from which on nothing changes up to the end of a stretch.
  private func rest(of frames: [Shown], in stretch: ClosedRange<Int>) -> Int {
    var frame = stretch.upperBound + 1
    while frame > stretch.lowerBound, frames[frame - 1].isSame(as: frames[frame]) { frame -= 1 }
    return frame
  }

  /// Whether something moves in a stretch: more than one picture is shown between both ends.
  private func moves(_ frames: [Shown], in stretch: ClosedRange<Int>) -> Bool {
    let changes = (stretch.lowerBound...stretch.upperBound + 1).count {
      !frames[$0 - 1].isSame(as: frames[$0])
    }
    return changes > 1
  }

  /// Frames that are more or fewer than accepted, where all others are the same.
  var otherLength: TimingChange? {
    let count = actual.count - expected.count
    let common = min(expected.count, actual.count)
    let first = (0..<common).first { !same($0) } ?? common
    let rest = (first..<common).allSatisfy { frame in
      count > 0
        ? actual[frame + count].isSame(as: expected[frame])
        : actual[frame].isSame(as: expected[frame - count])
    }
    guard rest else { return nil }
    return TimingChange(
      count > 0 ? .extra(count) : .missing(-count), first: first,
      last: first + max(count, 1) - 1)
  }
}
