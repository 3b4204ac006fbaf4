import MeniscusLayout

/// A layout of a single child as plain data.
enum RandomModifier: Sendable {
  case padding(LayoutInsets)
  case frame(width: Double?, height: Double?, Alignment)
  case limits(width: Limits, height: Limits, Alignment)
  case fixedSize(horizontal: Bool, vertical: Bool)

  struct Alignment: Sendable {
    var horizontal: RandomTree.StackAlignment
    var vertical: RandomTree.StackAlignment
  }

  /// Minimum ≤ ideal ≤ maximum, where they are stated.
  struct Limits: Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
  }

  static func random(_ random: inout SplitMix) -> RandomModifier {
    switch random.below(4) {
    case 0:
      return .padding(
        LayoutInsets(
          top: random.length(12), leading: random.length(12), bottom: random.length(12),
          trailing: random.length(12)))
    case 1:
      return .frame(
        width: random.below(3) == 0 ? nil : random.length(80),
        height: random.below(3) == 0 ? nil : random.length(80), .random(&random))
    case 2: return .limits(width: .random(&random), height: .random(&random), .random(&random))
    default:
      return .fixedSize(horizontal: random.below(2) == 0, vertical: random.below(2) == 0)
    }
  }
}

extension RandomModifier.Alignment {
  fileprivate static func random(_ random: inout SplitMix) -> Self {
    Self(
      horizontal: RandomTree.StackAlignment(rawValue: random.below(3)) ?? .center,
      vertical: RandomTree.StackAlignment(rawValue: random.below(3)) ?? .center)
  }
}

extension RandomModifier.Limits {
  fileprivate static func random(_ random: inout SplitMix) -> Self {
    let (minimum, more, most) = (random.length(40), random.length(30), random.length(40))
    return Self(
      minimum: random.below(2) == 0 ? nil : minimum,
      ideal: random.below(3) == 0 ? minimum + more : nil,
      maximum: [nil, minimum + more + most, .infinity][random.below(3)])
  }
}

extension RandomModifier {
  /// The modifier around a child, as the layouts that are tested.
  func node(around child: TestNode) -> TestNode {
    switch self {
    case .padding(let insets): UnaryNode(PaddingLayout(insets), child)
    case .frame(let width, let height, let alignment):
      UnaryNode(
        FrameLayout(width: width, height: height, alignment: alignment.guides), child)
    case .limits(let width, let height, let alignment):
      UnaryNode(
        FlexibleFrameLayout(
          width: width.limits, height: height.limits, alignment: alignment.guides), child)
    case .fixedSize(let horizontal, let vertical):
      UnaryNode(
        FixedSizeLayout(
          (horizontal ? LayoutAxes.horizontal : []).union(vertical ? .vertical : [])), child)
    }
  }
}

extension RandomModifier.Alignment {
  fileprivate var guides: LayoutAlignment {
    let columns: [AlignmentGuide] = [.leading, .horizontalCenter, .trailing]
    let rows: [AlignmentGuide] = [.top, .verticalCenter, .bottom]
    return LayoutAlignment(
      columns[horizontal.rawValue], rows[vertical.rawValue])
  }
}

extension RandomModifier.Limits {
  fileprivate var limits: ExtentLimits {
    ExtentLimits(minimum: minimum, ideal: ideal, maximum: maximum)
  }
}
