import MeniscusFormats
import MeniscusGeometry

extension Acceptance {
  /// What is to become the baseline of a case.
  struct Plan {
    let entry: RunManifest.Case
    /// The changes to take over; nil for the case as a whole.
    let changes: [BaselineChange]?
    /// What becomes of the frames that are kept of the case.
    var frames = Frames.untouched

    /// What becomes of frames.
    enum Frames {
      case untouched, taken, dropped
    }

    /// Takes a case as a whole.
    init(_ entry: RunManifest.Case) {
      self.entry = entry
      changes = nil
    }

    /// Takes some of the changes that wait; the case as a whole where none is left.
    init(_ entry: RunManifest.Case, taking taken: [BaselineChange], of open: [BaselineChange]) {
      self.entry = entry
      let isWhole = taken.count == open.count && !entry.changes.contains(where: \.isRejected)
      changes = isWhole ? nil : taken
    }

    /// Takes the frames of a case alone, or drops them.
    init(_ entry: RunManifest.Case, framesAlone frames: Frames) {
      self.entry = entry
      changes = []
      self.frames = frames
    }

    /// Whether the hashes of the frames are taken over.
    var takesHashes: Bool { changes?.contains { $0.checkpoint == nil } ?? true }

    var decision: AcceptanceDecision {
      let parts = changes?.map { $0.checkpoint ?? BaselineFiles.hashLog }
      return AcceptanceDecision(
        name: entry.name, checkpoints: parts?.isEmpty == true ? [BaselineFiles.frames] : parts)
    }
  }

  /// The changes of a case that wait: neither rejected nor taken over since the run.
  func open(_ entry: RunManifest.Case) throws(SuiteError) -> [BaselineChange] {
    var open: [BaselineChange] = []
    for change in entry.acceptableChanges {
      if try !isTaken(change, of: entry) { open.append(change) }
    }
    return open
  }

  /// Whether the baseline has what the run produced of a change.
  private func isTaken(
    _ change: BaselineChange, of entry: RunManifest.Case
  ) throws(SuiteError) -> Bool {
    let frames =
      change.checkpoint == nil && keepsFrames(of: entry) ? [BaselineFiles.frames] : []
    for name in names(of: change) + frames where try !isBaseline(name, of: entry) { return false }
    return true
  }

  /// Whether the baseline of a case is, byte for byte, what the run produced, and has the checksums
  /// of it.
  func isBaseline(_ entry: RunManifest.Case) throws(SuiteError) -> Bool {
    for file in entry.files where try !isBaseline(file.name, of: entry) { return false }
    guard try lost(entry).isEmpty else { return false }
    let frames = keepsFrames(of: entry) ? [BaselineFiles.frames] : []
    // Of an accepted case whose frames the run did not keep they are what they were.
    for name in frames where entry.frames != nil || entry.verdict != .same {
      if try !isBaseline(name, of: entry) { return false }
    }
    let folder = AcceptedFolder(entry.name.folder, in: folders.baselines)
    return try folder.hasChecksums(of: entry.files.map(\.name) + frames)
  }

  /// Whether the baseline of a case is what the run produced, and only has no checksums of it.
  func lacksChecksumsAlone(_ entry: RunManifest.Case) throws(SuiteError) -> Bool {
    guard !AcceptedFolder(entry.name.folder, in: folders.baselines).isListed else { return false }
    for file in entry.files where try !isBaseline(file.name, of: entry) { return false }
    return try lost(entry).isEmpty
  }

  /// Whether a file of the baseline is what the run produced; where the run produced none, whether
  /// none is there.
  ///
  /// Frames that were accepted before they said by which trace they were made are still the same.
  func isBaseline(
    _ name: String, of entry: RunManifest.Case
  ) throws(SuiteError) -> Bool {
    let path = folders.baselines.appendingPath(entry.name.folder).appendingPath(name)
    let produced = entry.produced(name)
    guard SharedPicture.isThere(path) else { return produced == nil }
    guard let produced, FileSystem.kind(of: path) != .folder else { return false }
    let bytes = try SharedPicture.read(path)
    if RunManifest.File(name: name, bytes: bytes) == produced { return true }
    guard name == BaselineFiles.hashLog, var hashLog = try? FrameHashLog(json: bytes),
      hashLog.trace == nil
    else { return false }
    hashLog.trace = UInt64(entry.traceHash, radix: 16)
    return RunManifest.File(name: name, bytes: Array(hashLog.json.utf8)) == produced
  }

  /// Whether a file of the baseline is what the run was compared with, as far as it noted that.
  private func isAsCompared(
    _ name: String, of entry: RunManifest.Case
  ) throws(SuiteError) -> Bool {
    guard let accepted = entry.accepted else { return true }
    let path = folders.baselines.appendingPath(entry.name.folder).appendingPath(name)
    let known = accepted.first { $0.name == name }
    guard SharedPicture.isThere(path) else { return known == nil }
    return RunManifest.File(name: name, bytes: try SharedPicture.read(path)) == known
  }

  /// The error that something is not as the run had it: that it was changed, or that the run was of
  /// another revision.
  func changed(_ path: String, _ error: SuiteError) -> SuiteError {
    guard let report = manifest.revision?.commit, let here, here.commit != report else {
      return error
    }
    return .otherRevision(path: path, of: report, here: here.commit)
  }

  /// The files of the baseline that a plan is about.
  private func names(of plan: Plan) throws(SuiteError) -> [String] {
    let frames = plan.frames == .untouched ? [] : [BaselineFiles.frames]
    if let changes = plan.changes { return changes.flatMap { names(of: $0) } + frames }
    return plan.entry.files.map(\.name) + (try lost(plan.entry)) + frames
  }

  /// The files that a change is about.
  private func names(of change: BaselineChange) -> [String] {
    guard let checkpoint = change.checkpoint else { return [BaselineFiles.hashLog] }
    return BaselineFiles.Kind.allCases.map { BaselineFiles.name(of: checkpoint, $0) }
  }

  /// The files of checkpoints that the case no longer has.
  private func lost(_ entry: RunManifest.Case) throws(SuiteError) -> [String] {
    let folder = folders.baselines.appendingPath(entry.name.folder)
    guard FileSystem.kind(of: folder) == .folder else { return [] }
    return try BaselineFiles.names(in: folder).filter { name in
      BaselineFiles.checkpoint(of: name) != nil && !entry.files.contains { $0.name == name }
    }
  }

  /// Changes the files of all plans and the log as one; nothing where there is nothing to log.
  ///
  /// The list of cases comes first: a case that is on it and not accepted is noticed, and so is one
  /// that is accepted and not on it.
  func carryOut(
    _ plans: [Plan], _ traces: [TracePlan], _ log: BaselineLog.Entry, suite: ListedCases? = nil
  ) throws(SuiteError) {
    var log = log
    if let suite {
      if plans.isEmpty, traces.isEmpty { log.accepted = nil }
      log.cases = suite.file.cases.count
    }
    let isListing = suite.map { !$0.added.isEmpty } ?? false
    guard !plans.isEmpty || !traces.isEmpty || log.rejected != nil || isListing else { return }
    var transaction = try FileTransaction(in: folders.baselines)
    do throws(SuiteError) {
      var pictures = PictureChanges(in: folders.baselines)
      for plan in plans { try stage(plan, &pictures, in: &transaction) }
      try pictures.stage(in: &transaction)
      for trace in traces { try stage(trace, beside: plans, in: &transaction) }
      if !plans.isEmpty { try GitAttributes.put(in: folders.baselines, &transaction) }
      try BaselineLog.append(log, in: folders.baselines, &transaction)
      if isListing, let suite { try suite.file.write(in: suite.traces) }
    } catch {
      transaction.discard()
      throw error
    }
    try transaction.commit()
  }

  /// Notes a trace, and that the frames of its cases are of it where nothing else of them changes.
  private func stage(
    _ trace: TracePlan, beside plans: [Plan], in transaction: inout FileTransaction
  ) throws(SuiteError) {
    try transaction.put(trace.bytes, at: trace.place)
    let hash = StableHash.hash(trace.bytes)
    for name in trace.cases where !plans.contains(where: { $0.entry.name == name }) {
      let path = folders.baselines.appendingPath(name.folder).appendingPath(BaselineFiles.hashLog)
      guard FileSystem.kind(of: path) != nil else { continue }
      let old = try FileSystem.read(path)
      guard var hashLog = try? FrameHashLog(json: old), let known = hashLog.trace, known != hash
      else { continue }
      hashLog.trace = hash
      try AcceptedFolder(name.folder, in: folders.baselines)
        .replace(
          [(name: BaselineFiles.hashLog, old: old, new: Array(hashLog.json.utf8))], in: &transaction
        )
    }
  }

  /// Notes the files of a case, and that those of checkpoints it no longer has go.
  private func stage(
    _ plan: Plan, _ pictures: inout PictureChanges, in transaction: inout FileTransaction
  ) throws(SuiteError) {
    let entry = plan.entry
    _ = try traceBytes(of: entry)
    let folder = AcceptedFolder(entry.name.folder, in: folders.baselines)
    var checksums = try folder.checksums()
    for name in try names(of: plan) {
      let place = entry.name.folder.appendingPath(name)
      let isPicture = name.hasSuffix(BaselineFiles.Kind.picture.rawValue)
      let isDropped = plan.frames == .dropped && name == BaselineFiles.frames
      let isDone = try isBaseline(name, of: entry)
      if !isDone, !isDropped, try !isAsCompared(name, of: entry) {
        let path = folders.baselines.appendingPath(place)
        throw changed(path, .changedBaseline(path: path))
      }
      guard !isDropped, let file = entry.produced(name) else {
        if isPicture { pictures.remove(place) } else { transaction.remove(place) }
        checksums.hashes[name] = nil
        continue
      }
      let part = name == BaselineFiles.frames ? CaseFiles.Part.frames : .actual
      let path = folders.report.appendingPath(part.rawValue).appendingPath(place)
      let bytes = try FileSystem.read(path)
      guard RunManifest.File(name: name, bytes: bytes) == file else {
        throw .changedRun(path: path)
      }
      // What is kept may be of an older version: then its own bytes are listed.
      let kept = isDone ? try SharedPicture.read(folders.baselines.appendingPath(place)) : bytes
      checksums.hashes[name] = BaselineChecksums.hash(of: kept)
      if isDone { continue }
      if isPicture {
        let trace = entry.name.ofTrace.folder
        pictures.put(bytes, at: place, of: trace)
      } else {
        try transaction.put(bytes, at: place)
      }
    }
    try folder.put(checksums, in: &transaction)
  }
}
