private let reservedLinesEntry = EnvironmentEntry<Int>(0)
private let minimumScaleFactorEntry = EnvironmentEntry<CGFloat>(1)

extension EnvironmentValues {
  /// How many lines texts are at least as high as.
  var reservedLines: Int {
    get { self[reservedLinesEntry] }
    set { self[reservedLinesEntry] = newValue }
  }

  /// How small texts may become to have room, as a share of their size, above 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[minimumScaleFactorEntry] }
    set { self[minimumScaleFactorEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the most lines that texts inside the view may have; nil for any number.
  public func lineLimit(_ number: Int?) -> some View { lineLimit(most: number, reserved: 0) }

  /// Sets the most lines that texts inside the view may have.
  ///
  /// - Parameter reservesSpace: whether texts are as high as that many lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(most: limit, reserved: reservesSpace ? limit : 0)
  }

  /// Sets the fewest lines that texts inside the view are as high as.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(most: nil, reserved: limit.lowerBound)
  }

  /// Sets the most lines that texts inside the view may have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(most: limit.upperBound, reserved: 0)
  }

  /// Sets the fewest lines that texts inside the view are as high as, and the most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(most: limit.upperBound, reserved: limit.lowerBound)
  }

  private func lineLimit(most: Int?, reserved: Int) -> some View {
    environment(\.lineLimit, most).environment(\.reservedLines, reserved)
  }

  /// Sets whether characters may come nearer to one another to have room; accepted, not shown.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag).unmet("allowsTightening", if: flag)
  }

  /// Sets how small texts inside the view may become to have room, as a share of their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
