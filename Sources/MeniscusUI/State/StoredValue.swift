/// A value that a scene's storage keeps.
enum StoredValue: Equatable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case texts([String])
  case bytes(Data)
  case address(URL)
  case date(Date)
}

/// A type whose values a scene's storage keeps.
///
/// `Bool`, `Int`, `Double`, `String`, `Data`, `URL` and `Date`, optionals of them, and types with a raw
/// value of them.
public protocol StorableValue {
  /// What is kept; nil keeps nothing.
  var storedForm: StoredForm { get }
  /// Makes the value from what was kept, or nil where it is of another type.
  static func make(from form: StoredForm) -> Self?
}

/// The form in which a scene's storage keeps a value.
public struct StoredForm: Equatable, Sendable {
  let value: StoredValue?
}

extension Bool: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .boolean(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> Bool? {
    if case .boolean(let value) = form.value { value } else { nil }
  }
}

extension Int: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .integer(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> Int? {
    if case .integer(let value) = form.value { value } else { nil }
  }
}

extension Double: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .number(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> Double? {
    switch form.value {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
}

extension String: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .text(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> String? {
    if case .text(let value) = form.value { value } else { nil }
  }
}

extension Data: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .bytes(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> Data? {
    if case .bytes(let value) = form.value { value } else { nil }
  }
}

extension URL: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .address(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> URL? {
    if case .address(let value) = form.value { value } else { nil }
  }
}

extension Date: StorableValue {
  /// The value.
  public var storedForm: StoredForm { StoredForm(value: .date(self)) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> Date? {
    if case .date(let value) = form.value { value } else { nil }
  }
}

extension Optional: StorableValue where Wrapped: StorableValue {
  /// What is held, or nothing.
  public var storedForm: StoredForm { self?.storedForm ?? StoredForm(value: nil) }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> Wrapped?? {
    form.value == nil ? .some(nil) : Wrapped.make(from: form).map { .some($0) }
  }
}

extension StorableValue where Self: RawRepresentable, RawValue: StorableValue {
  /// The raw value.
  public var storedForm: StoredForm { rawValue.storedForm }
  /// The value of the raw value that was kept.
  public static func make(from form: StoredForm) -> Self? {
    RawValue.make(from: form).flatMap { Self(rawValue: $0) }
  }
}
