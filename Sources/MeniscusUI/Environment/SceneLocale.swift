/// Where a person reads: a language, a region, and what follows from them for digits and lines.
///
/// It stands where `Locale` stands beside a real system, for the two things that scenes need: the
/// same in every run, whatever the machine is set to.
public struct SceneLocale: Hashable, Sendable {
  /// The identifier, as `en_US` or `ar-EG-u-nu-latn`.
  public let identifier: String

  /// Makes a locale by its identifier; subtags are set apart by `-` or `_`.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// The language, in lower case; empty where the identifier has none.
  public var languageCode: String { subtags.first ?? "" }

  /// The direction in which lines of the language run.
  public var characterDirection: LayoutDirection {
    // A script stands before the extensions, which begin with a single letter.
    let names = subtags.dropFirst().prefix { $0.count > 1 }
    switch names.first(where: { $0.count == 4 }) {
    case "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg": return .rightToLeft
    case .some: return .leftToRight
    case nil: return Self.rightToLeft.contains(languageCode) ? .rightToLeft : .leftToRight
    }
  }

  /// The ten digits that numbers are written with, from zero.
  public var digits: [Character] {
    let zero = Self.zeros[numberingSystem] ?? 0x30
    return (0..<10).map { Unicode.Scalar(zero + $0).map(Character.init) ?? "0" }
  }

  /// A whole number in the locale's digits, without marks between groups.
  public func text(of number: Int) -> String {
    let digits = digits
    return String(
      String(number).map { character in character.wholeNumberValue.map { digits[$0] } ?? character }
    )
  }

  private var subtags: [String] {
    identifier.split { $0 == "-" || $0 == "_" || $0 == "@" }.map { $0.lowercased() }
  }

  /// The name of the digits: that of the extension `u-nu`, else the usual of language and region.
  ///
  /// Source: Unicode CLDR 45, `defaultNumberingSystem`.
  private var numberingSystem: String {
    let subtags = subtags
    if let key = subtags.firstIndex(of: "nu"), key + 1 < subtags.count { return subtags[key + 1] }
    let region = subtags.dropFirst().first { $0.count == 2 }
    switch languageCode {
    case "ar":
      let western: Set<String> = ["ae", "dz", "eh", "ly", "ma", "tn"]
      return region.map { western.contains($0) } == true ? "latn" : "arab"
    case "ckb", "sdh": return "arab"
    case "fa", "ps", "ks", "mzn", "lrc": return "arabext"
    case "ur": return region == "in" ? "arabext" : "latn"
    case "sd": return "arab"
    case "bn", "as", "mni": return "beng"
    case "mr", "ne", "sa", "raj": return "deva"
    case "my": return "mymr"
    case "dz": return "tibt"
    default: return "latn"
    }
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd", "sdh",
    "syr", "ug", "ur", "yi",
  ]

  private static let zeros: [String: UInt32] = [
    "latn": 0x30, "arab": 0x660, "arabext": 0x6F0, "deva": 0x966, "beng": 0x9E6, "guru": 0xA66,
    "gujr": 0xAE6, "orya": 0xB66, "tamldec": 0xBE6, "telu": 0xC66, "knda": 0xCE6, "mlym": 0xD66,
    "thai": 0xE50, "laoo": 0xED0, "tibt": 0xF20, "mymr": 0x1040, "khmr": 0x17E0,
  ]
}

extension SceneLocale: ExpressibleByStringLiteral {
  /// Makes a locale by its identifier.
  public init(stringLiteral identifier: String) {
    self.init(identifier: identifier)
  }
}
