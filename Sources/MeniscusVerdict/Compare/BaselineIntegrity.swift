import MeniscusDisplay
import MeniscusFormats
import MeniscusImage

/// Finds the files of a baseline that are not what was accepted, before anything is told of them.
///
/// A file is whole if `checksums.json` lists its bytes. In baselines without checksums it is whole if
/// it is what the replay produced, or if it has the hashes that `frames.json` has of its frame; the
/// digests of `frames.json` are held against its hashes by way of the replay.
struct BaselineIntegrity {
  private let baseline: Baseline
  private let record: ReplayRecord
  /// The accepted hashes, unless they are damaged.
  private(set) var hashLog: Baseline.Part<FrameHashLog>
  /// Whether checksums are there; then they say it all.
  private let hasChecksums: Bool
  private let digests: DigestContradiction?
  /// Why files cannot be used, in the order in which they were looked into.
  private(set) var problems: [BaselineProblem] = []

  /// Looks into the accepted hashes.
  init(of baseline: Baseline, beside record: ReplayRecord) {
    self.baseline = baseline
    self.record = record
    let (accepted, isListed) = (baseline.hashLog(), baseline.checksums.value != nil)
    hashLog = accepted
    hasChecksums = isListed
    let comparable = isListed || baseline.isReplay ? nil : accepted.value
    digests = comparable.map { DigestContradiction(accepted: $0, replayed: record.hashLog) }
    if let problem = baseline.checksums.problem { problems.append(problem) }
    if let problem = hashLog.problem { problems.append(problem) }
    if let problem = baseline.keptFrames.problem { problems.append(problem) }
    if let damage = digests?.damage { refuseHashLog(damage) }
  }

  /// What differs in the digests alone and may have been accepted so.
  var mismatch: FrameHashLogMismatch? { digests?.arguments }

  /// The problems of files that were damaged.
  var damaged: [BaselineProblem] { problems.filter(\.isDamage) }

  /// Looks into the files of a checkpoint; those that are damaged are known as unreadable.
  ///
  /// - Parameter capture: what the replay shows at the checkpoint; nil for an orphan.
  mutating func check(_ accepted: AcceptedCheckpoint, beside capture: ReplayRecord.Capture?) {
    if baseline.isReplay { return }
    let checkpoint = AcceptedFrame(accepted.name, in: hashLog.value)
    if let picture = accepted.picture.value,
      let damage = damage(of: picture, accepted.name, capture, checkpoint)
    {
      refuse(accepted, .picture, damage)
    }
    if !hasChecksums {
      if let bytes = accepted.treeBytes.value,
        let damage = damage(ofTree: bytes, capture, checkpoint)
      {
        refuse(accepted, .tree, damage)
      }
      if let bytes = accepted.displayBytes.value {
        switch problem(ofDisplay: bytes, accepted.name, capture, checkpoint) {
        case .damage(let damage): refuse(accepted, .display, damage)
        case .format(let problem): accepted.refuse(.display, problem)
        case nil: break
        }
      }
      if let damage = damageOfHashes(accepted, capture, checkpoint) { refuseHashLog(damage) }
    }
    problems += accepted.problems
  }

  private func refuse(
    _ accepted: AcceptedCheckpoint, _ kind: BaselineFiles.Kind, _ damage: BaselineDamage
  ) {
    let path = baseline.folder.appendingPath(BaselineFiles.name(of: accepted.name, kind))
    accepted.refuse(kind, .damaged(path: path, damage))
  }

  private mutating func refuseHashLog(_ damage: BaselineDamage) {
    guard hashLog.value != nil else { return }
    let path = baseline.folder.appendingPath(BaselineFiles.hashLog)
    let problem = BaselineProblem.damaged(path: path, damage)
    problems.append(problem)
    hashLog = .unreadable(problem)
  }

  /// The hashes of what the replay shows.
  private func hashes(_ capture: ReplayRecord.Capture?) -> StageHashes? {
    guard let capture, record.hashLog.frames.indices.contains(capture.frame) else { return nil }
    return record.hashLog.frames[capture.frame].hashes
  }

  // MARK: Pictures

  private func damage(
    of picture: Baseline.Picture, _ name: String, _ capture: ReplayRecord.Capture?,
    _ checkpoint: AcceptedFrame?
  ) -> BaselineDamage? {
    let file = BaselineFiles.name(of: name, .picture)
    if baseline.isListed(file, picture.bytes) { return nil }
    if let chunk = try? PNG.foreignChunk(in: picture.bytes) { return .foreignChunk(chunk) }
    // Packed otherwise, it is still the picture that was accepted.
    let isShown = capture?.bitmap == picture.bitmap
    if let checkpoint, checkpoint.hashes[.pixels] != 0 {
      let own =
        (isShown ? hashes(capture)?[.pixels] : nil)
        ?? PixelDigest(picture.bitmap, tileSize: checkpoint.tileSize).frame
      if own == checkpoint.hashes[.pixels] { return nil }
      if !hasChecksums, !isShown { return .otherStage(.pixels, frame: checkpoint.frame) }
    }
    return hasChecksums ? .checksum : nil
  }

  // MARK: View snapshots

  private func damage(
    ofTree bytes: [UInt8], _ capture: ReplayRecord.Capture?, _ checkpoint: AcceptedFrame?
  ) -> BaselineDamage? {
    if let capture, bytes.elementsEqual(capture.tree.utf8) { return nil }
    if bytes.hasCarriageReturns { return .lineEnds }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .notText }
    let shares = SnapshotShares(text)
    if let line = shares.malformedLine { return .rewritten(line: line) }
    guard let checkpoint else { return nil }
    if let capture, let hashes = hashes(capture) {
      let other = SnapshotShares(capture.tree)
      let isLayoutEqual = hashes[.layout] == checkpoint.hashes[.layout]
      let isStateEqual = hashes[.state] == checkpoint.hashes[.state]
      if isLayoutEqual, shares.places != other.places {
        return .otherStage(.layout, frame: checkpoint.frame)
      }
      if isStateEqual, shares.state != other.state {
        return .otherStage(.state, frame: checkpoint.frame)
      }
      if isLayoutEqual, isStateEqual, shares.names != other.names {
        return .otherStage(.layout, frame: checkpoint.frame)
      }
      if isLayoutEqual { return nil }
    }
    return shares.placeDigests == checkpoint.places()
      ? nil : .otherStage(.layout, frame: checkpoint.frame)
  }

  // MARK: Display lists

  private enum DisplayFault {
    case damage(BaselineDamage)
    case format(BaselineProblem)
  }

  private func problem(
    ofDisplay bytes: [UInt8], _ name: String, _ capture: ReplayRecord.Capture?,
    _ checkpoint: AcceptedFrame?
  ) -> DisplayFault? {
    if let capture, bytes.elementsEqual(capture.display.utf8) { return nil }
    if bytes.hasCarriageReturns { return .damage(.lineEnds) }
    let list: DisplayRecord
    do throws(DisplayError) {
      list = try DisplayRecord(reading: bytes)
    } catch {
      let path = baseline.folder.appendingPath(BaselineFiles.name(of: name, .display))
      return .format(.display(path: path, error))
    }
    if let line = bytes.firstLine(differingFrom: list.text.utf8) {
      return .damage(.rewritten(line: line))
    }
    guard let checkpoint else { return nil }
    let isOther = DisplayList(list).map { $0.digest().list != checkpoint.hashes[.display] }
    if isOther == true { return .damage(.otherStage(.display, frame: checkpoint.frame)) }
    if let view = checkpoint.stranger(in: list) {
      return .damage(.unknownView(view, frame: checkpoint.frame))
    }
    guard let capture, let hashes = hashes(capture),
      hashes[.display] == checkpoint.hashes[.display]
    else { return nil }
    let shown = DisplayRecord(capture.list)
    guard shown.withoutViews == list.withoutViews else {
      return .damage(.otherStage(.display, frame: checkpoint.frame))
    }
    let (before, now) = (
      checkpoint.operations(), AcceptedFrame(capture.name, in: record.hashLog)?.operations() ?? [:]
    )
    let renamed = zip(list.operations, shown.operations).first { old, new in
      guard let path = old.view, path != new.view else { return old.view != new.view }
      return before[path] == nil || before[path] != new.view.flatMap { now[$0] }
    }
    return renamed.map {
      DisplayFault.damage(.unknownView($0.0.view ?? "", frame: checkpoint.frame))
    }
  }

  // MARK: Hashes

  /// A hash that neither the files of its frame have, which are those of the replay, nor its digests.
  private func damageOfHashes(
    _ accepted: AcceptedCheckpoint, _ capture: ReplayRecord.Capture?, _ checkpoint: AcceptedFrame?
  ) -> BaselineDamage? {
    guard let capture, let checkpoint, checkpoint.frame == capture.frame,
      let hashes = hashes(capture), digests?.isEqual(frame: checkpoint.frame) == true
    else { return nil }
    let isListShown = accepted.displayBytes.value?.elementsEqual(capture.display.utf8) ?? false
    if isListShown, hashes[.display] != checkpoint.hashes[.display] {
      return .hash(.display, frame: checkpoint.frame)
    }
    let isTreeShown = accepted.treeBytes.value?.elementsEqual(capture.tree.utf8) ?? false
    if isTreeShown, hashes[.layout] != checkpoint.hashes[.layout] {
      return .hash(.layout, frame: checkpoint.frame)
    }
    return nil
  }
}
