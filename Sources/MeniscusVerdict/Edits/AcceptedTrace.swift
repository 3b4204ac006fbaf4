import MeniscusFormats
import MeniscusGeometry

/// The accepted trace of a case, set beside the trace.
package struct AcceptedTrace: Equatable, Sendable {
  /// How the trace was edited since the case was accepted; empty where it was not.
  package private(set) var edits: [TraceEdit] = []
  /// Whether the baseline keeps no accepted trace, so that nobody can tell.
  package private(set) var isMissing = false
  /// Why the accepted trace is not what the case was accepted with.
  package private(set) var problem: BaselineProblem?

  /// Looks into the baseline of a case.
  ///
  /// All variants have one accepted trace, and each may be accepted at another time: the frames of
  /// a case say by which trace they were made, where they say it at all.
  ///
  /// - Parameters:
  ///   - trace: the trace, in the environment of the case's variant.
  ///   - hash: the hash of the bytes of its file; nil where it has none.
  package init(_ trace: Trace, hash: UInt64?, of name: CaseName, beside baseline: Baseline) {
    guard !baseline.isReplay, let hashLog = baseline.hashLog().value else { return }
    let folder = name.variant == nil ? baseline.folder : baseline.folder.parentPath
    let path = folder.appendingPath(BaselineFiles.trace)
    let bytes: [UInt8]
    do throws(SuiteError) {
      bytes = try FileSystem.read(path)
    } catch .unreadable(_, .missing) {
      isMissing = true
      return
    } catch {
      problem = .file(error)
      return
    }
    let accepted: Trace
    do throws(ReplayError) {
      accepted = try TraceReader().read(bytes)
    } catch {
      problem = .trace(path: path, error)
      return
    }
    let own = StableHash.hash(bytes)
    if let known = hashLog.trace, known != own {
      // Another variant may have been accepted with that one, and this case with the trace as it is.
      let isOthers = Self.frames(in: folder).contains { frames in
        frames.trace.map { $0 == own } ?? frames.belongs(to: accepted)
      }
      guard isOthers else {
        problem = .otherTrace(path: path)
        return
      }
      edits = known == hash ? [] : [.unknown]
    } else if hashLog.trace == nil, !hashLog.belongs(to: accepted) {
      problem = .otherTrace(path: path)
    } else {
      edits = TraceEditSearch.edits(
        from: accepted.applying(variantNamed: name.variant) ?? accepted, to: trace,
        variant: name.variant)
    }
  }

  /// The frames that are accepted of a trace, in its own environment and in its variants.
  private static func frames(in folder: String) -> [FrameHashLog] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return ([folder] + names.map { folder.appendingPath($0) }).compactMap { folder in
      Baseline(in: folder).hashLog().value
    }
  }
}

extension FrameHashLog {
  /// Whether a trace has these frames and checkpoints.
  fileprivate func belongs(to trace: Trace) -> Bool {
    rate == trace.header.rate && frames.count == trace.frameCount
      && checkpoints == trace.checkpoints
  }
}
