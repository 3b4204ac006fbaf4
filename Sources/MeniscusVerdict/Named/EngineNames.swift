import MeniscusGeometry

/// What the engine calls the values that it draws, for those who read of them.
package struct EngineNames {
  /// The weight of a text of one face and size, where it is one whose arguments have the hash that is
  /// looked for; nil where none has.
  let weight: (_ text: String, _ size: Double, _ isHash: (UInt64) -> Bool) -> String?
  /// The text style of a size and weight; nil where none has them.
  let style: (_ size: Double, _ weight: String) -> String?
  /// The colour of the system that looks so; nil where none does.
  let color: (RGBA) -> String?
  /// Whether text is read from right to left.
  let isRightToLeft: Bool

  /// Takes what the engine says.
  package init(
    weight: @escaping (String, Double, (UInt64) -> Bool) -> String?,
    style: @escaping (Double, String) -> String?, color: @escaping (RGBA) -> String?,
    isRightToLeft: Bool
  ) {
    self.weight = weight
    self.style = style
    self.color = color
    self.isRightToLeft = isRightToLeft
  }
}
