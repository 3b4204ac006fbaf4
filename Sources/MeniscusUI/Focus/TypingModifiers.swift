import Foundation

/// The keyboard that a field asks for; one comes where the scene has a device.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephones.
  case phonePad
  /// For names and telephones.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For posts.
  case twitter
  /// For searches.
  case webSearch
  /// Digits without those of other scripts.
  case asciiCapableNumberPad
}

/// What is typed into a field, so that a system may fill it in; nothing here does.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: name) }

  /// A whole name.
  public static let name = UITextContentType("name")
  /// What stands before a name.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType("given-name")
  /// A middle name.
  public static let middleName = UITextContentType("additional-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// What stands after a name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A title at work.
  public static let jobTitle = UITextContentType("organization-title")
  /// An organization.
  public static let organizationName = UITextContentType("organization")
  /// A place.
  public static let location = UITextContentType("location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A city.
  public static let addressCity = UITextContentType("address-level2")
  /// A state.
  public static let addressState = UITextContentType("address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType("address-level3")
  /// A country.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType("tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType("email")
  /// An address of a page.
  public static let URL = UITextContentType("url")
  /// A number of a card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// A name of an account.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A password that is chosen.
  public static let newPassword = UITextContentType("new-password")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date and a time.
  public static let dateTime = UITextContentType("date-time")
  /// A day of birth.
  public static let birthdate = UITextContentType("birthdate")
  /// A number of a flight.
  public static let flightNumber = UITextContentType("flight-number")
  /// A number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
}

/// Which letters a keyboard begins with capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// Which letters a keyboard begins with capitals; the form of older systems.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether a text can be selected.
public protocol TextSelectability: Sendable {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// A text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether it can.
  public static var allowsSelection: Bool { true }
}

/// A text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether it can.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// When scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the scroll view has it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As far as it is pulled.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

private let disableAutocorrectionEntry = EnvironmentEntry<Bool?>(nil)

extension EnvironmentValues {
  /// Whether views around ask that what is typed is not corrected; it never is.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// Whether views around ask that what is typed is not corrected; nil where none says.
  public var disableAutocorrection: Bool? {
    get { self[disableAutocorrectionEntry] }
    set { self[disableAutocorrectionEntry] = newValue }
  }

  /// When scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollSettings.keyboard }
    set { scrollSettings.keyboard = newValue }
  }
}

nonisolated extension View {
  /// Asks for a keyboard; it is shown where the scene has a device.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    onDevice("keyboardType").environment(\.keyboardType, type)
  }

  /// Says what is typed; accepted, not obeyed.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    unmet("textContentType", .obeyed)
  }

  /// Says which letters a keyboard begins with capitals; accepted, not obeyed.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    unmet("textInputAutocapitalization", .obeyed)
  }

  /// Says which letters a keyboard begins with capitals; accepted, not obeyed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    unmet("textInputAutocapitalization", .obeyed)
  }

  /// Switches the correction of what is typed off; nothing here corrects.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    // Nothing is corrected anyway: what is asked for is so.
    environment(\.autocorrectionDisabled, disable)
      .unmet("autocorrectionDisabled(false)", .obeyed, if: !disable)
  }

  /// Switches the correction of what is typed off; the form of older systems.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Lets texts inside the view be selected; accepted, not obeyed.
  @ViewBuilder public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    if Selectability.allowsSelection {
      unmet("textSelection", .obeyed)
    } else {
      self
    }
  }

  /// Says when scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) { $0.keyboard = mode }
  }

  /// Keeps submissions inside the view from actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modified(by: SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Sets the language that texts are set by; accepted, not obeyed.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    unmet("typesettingLanguage", .obeyed, if: isEnabled)
  }

  /// Sets the language that texts are set by; accepted, not obeyed.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    unmet("typesettingLanguage", .obeyed, if: isEnabled && language != .automatic)
  }
}

/// The language that texts are set by.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// That of the person.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

struct SubmitScopeModifier: StatedModifier {
  typealias Wrapper = SubmitScopeElement

  let isBlocking: Bool

  var label: String { ".submitScope" }
}

final class SubmitScopeElement: StatedElement<SubmitScopeModifier> {}
