import MeniscusGeometry
import MeniscusUI

/// What a record was measured on, and the numbers that were found there.
struct MetricSetting: Sendable {
  var size: Size2D
  var scale = 2.0
  var device: SceneDevice?
  var textSize = DynamicTypeSize.large
  var scheme = ColorScheme.light
  /// The numbers of the record that belong to the setting.
  var numbers: [Double] = []

  static let small = MetricSetting(
    size: Size2D(width: 375, height: 667), device: .iPhoneSE)
  static let phone = MetricSetting(
    size: Size2D(width: 393, height: 852), scale: 3, device: .iPhone16)
  static let tablet = MetricSetting(
    size: Size2D(width: 820, height: 1180), device: .iPad)

  /// Whether it is held so that it is wider than high.
  var isLying: Bool { size.width > size.height }
}

extension MetricRecord {
  /// The settings that the record states; several where it holds on several.
  var settings: [MetricSetting] {
    devices.flatMap { device in
      schemes.flatMap { scheme in
        let sizes = textSizes
        return sizes.indices.map { index in
          var setting = device
          setting.scheme = scheme
          setting.textSize = sizes[index]
          // With several sizes of text the value has a part for each.
          let parts = value.split(separator: " / ")
          setting.numbers =
            sizes.count > 1 && parts.count == sizes.count ? parts[index].numbers : value.numbers
          if property.contains("no safe area") || property.contains("bar at y 10") {
            setting.device = nil
          }
          return setting
        }
      }
    }
  }

  private var devices: [MetricSetting] {
    if context.contains("Catalyst") { return [host] }
    if context.contains("landscape") { return [lying] }
    var devices: [MetricSetting] = []
    if context.contains("SE") || context.contains("phones") { devices.append(.small) }
    if context.contains("iPhone 16") || context.contains("phones") { devices.append(.phone) }
    if context.contains("iPad") { devices.append(.tablet) }
    if !devices.isEmpty { return devices }
    switch context.number(before: " wide") {
    case .some(375): return [.small]
    case .some(820): return [.tablet]
    default: return [.phone]
    }
  }

  /// A device on its side.
  private var lying: MetricSetting {
    var setting: MetricSetting =
      context.contains("iPad") ? .tablet : context.contains("iPhone 16") ? .phone : .small
    setting.size = Size2D(width: setting.size.height, height: setting.size.width)
    return setting
  }

  /// A window of another system that shows the same views: it covers nothing.
  private var host: MetricSetting {
    let width = (context + property).number(before: " wide") ?? 375
    return MetricSetting(size: Size2D(width: width > 300 ? width : 375, height: 667))
  }

  private var schemes: [ColorScheme] {
    let words = context.words
    if words.contains("light"), words.contains("dark") { return [.light, .dark] }
    return [words.contains("dark") ? .dark : .light]
  }

  /// The sizes of text that are named; "accessibilityLarge" is the second of the largest ones.
  private var textSizes: [DynamicTypeSize] {
    // Lengths are always stated for a size of text, after the style.
    if component == "scaled metric", let name = part.words.last,
      let size = DynamicTypeSize.everyday.first(where: { $0.name == name })?.size
    {
      return [size]
    }
    let named = (part + " " + property + " " + context).words.compactMap { word in
      DynamicTypeSize.named.first { $0.name == word }?.size
    }
    return named.isEmpty ? [.large] : named
  }
}

extension String {
  /// The words of letters.
  var words: [String] { split { !$0.isLetter }.map(String.init) }
}

extension DynamicTypeSize {
  /// The sizes whose names are everyday words.
  static let everyday: [(name: String, size: DynamicTypeSize)] = [
    ("small", .small), ("medium", .medium), ("large", .large),
  ]

  /// The sizes by UIKit's names, but for those whose names are everyday words.
  static let named: [(name: String, size: DynamicTypeSize)] = [
    ("xSmall", .xSmall), ("xLarge", .xLarge), ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge),
    ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
    ("accessibilityExtraLarge", .accessibility3),
    ("accessibilityExtraExtraLarge", .accessibility4),
    ("accessibilityExtraExtraExtraLarge", .accessibility5),
  ]
}
