import MeniscusGeometry

/// The merging of the explicit values that several children state for one guide.
///
/// Built-in frame guides (leading, center, top …) never leave a container, text baselines merge by
/// the first and the last line, guides of the caller's own by the mean of the explicit values.
/// Source: OpenSwiftUI `AlignmentGuide.swift`; the last baseline is `LayoutPolicy.lastBaseline`.
public struct AlignmentGuideMerge: Sendable {
  private let rule: Rule
  private var total: Double = 0
  private var count = 0

  private enum Rule {
    case nothing, minimum, maximum, mean
  }

  /// Starts the merging of values of `guide`.
  public init(_ guide: AlignmentGuide) {
    switch guide {
    case .firstTextBaseline: rule = .minimum
    case .lastTextBaseline: rule = LayoutPolicy.lastBaseline == .lowest ? .maximum : .minimum
    default: rule = guide.number < 0 ? .nothing : .mean
    }
  }

  /// Adds one child's explicit value, in the container's coordinates; nil adds nothing.
  public mutating func add(_ value: Double?) {
    guard rule != .nothing, let value, !value.isNaN else { return }
    switch rule {
    case .nothing: return
    case .minimum: total = count == 0 ? value : min(total, value)
    case .maximum: total = count == 0 ? value : max(total, value)
    case .mean: total += value
    }
    count += 1
  }

  /// The merged value, nil where no child stated one.
  public var value: Double? {
    guard count > 0 else { return nil }
    return rule == .mean ? total / Double(count) : total
  }
}

extension AlignmentGuide {
  /// The explicit value of a container with these placed children, nil where none states one.
  ///
  /// Complexity: one look at each child; `placements` are those of `subjects`, index by index.
  public func merged<Subject: LayoutSubject>(
    from subjects: [Subject], placements: [LayoutPlacement]
  ) -> Double? {
    precondition(subjects.count == placements.count, "Every child has one placement.")
    var merge = AlignmentGuideMerge(self)
    for index in subjects.indices {
      merge.add(merged(from: subjects[index], placement: placements[index]))
    }
    return merge.value
  }

  /// The explicit value of a container with one placed child, nil where it states none.
  public func merged<Subject: LayoutSubject>(
    from child: Subject, placement: LayoutPlacement
  ) -> Double? {
    guard
      let value = child.explicitGuide(
        self, size: placement.size, proposal: placement.proposal)
    else { return nil }
    var merge = AlignmentGuideMerge(self)
    merge.add(value + (axis == .horizontal ? placement.origin.x : placement.origin.y))
    return merge.value
  }
}
