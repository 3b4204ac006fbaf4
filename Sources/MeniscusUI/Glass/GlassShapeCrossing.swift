import MeniscusDisplay

/// A glass effect's way from one shape to another that nothing leads to: the one fades as the other
/// comes.
struct GlassShapeCrossing<Region: Shape> {
  /// The shape that goes.
  let former: Region
  /// How much of the new shape is there, 0 to 1.
  private(set) var share: AnimatedValue<Double>

  /// Begins a crossing by an animation; nil where the shape changes by its own data, where it is the
  /// same, or where the change is not animated.
  init?(from former: Region, to new: Region, animation: Animation?, at time: Double) {
    guard animation != nil, Region.AnimatableData.self == EmptyAnimatableData.self,
      !ViewComparison.areEqual(former, new)
    else { return nil }
    self.former = former
    share = AnimatedValue(0)
    share.set(1, animation: animation, at: time)
  }

  /// Brings the crossing to a time; whether it goes on.
  @MainActor
  mutating func settle(at time: Double) -> Bool { share.settle(at: time) }
}

/// The silhouette that an effect had before, on its way out.
struct FormerSilhouette {
  let silhouette: Silhouette
  /// How far the change is done, 0 to 1.
  let share: Double

  /// How much of it is still there, 0 to 1.
  ///
  /// It goes as fast as the other comes, so that the two are not seen together for long. A face that
  /// stands in for glass is never half there: it changes in the middle.
  func presence(isSolid: Bool) -> Double {
    isSolid ? (share < 0.5 ? 1 : 0) : (1 - share) * (1 - share)
  }

  /// How much of the new one is there, 0 to 1: together they are there once, so that what is
  /// written never grows faint.
  func presenceOfNext(isSolid: Bool) -> Double {
    isSolid ? (share < 0.5 ? 0 : 1) : share * (2 - share)
  }
}
