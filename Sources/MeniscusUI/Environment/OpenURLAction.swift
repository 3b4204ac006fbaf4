/// Opens an address as the scene around says; where nothing is said, nothing is opened.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable, Equatable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// Nothing was done.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  /// Tells actions apart: they are equal where they are one.
  private let token: Token?

  private final class Token: Sendable {}

  /// Makes an action from what opens addresses.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    token = Token()
  }

  /// The system's: nothing outside of a scene is opened.
  init() {
    handler = { _ in .systemAction }
    token = nil
  }

  /// Whether it is the system's, which opens nothing here.
  var isSystems: Bool { token == nil }

  /// Opens an address.
  @MainActor
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says whether it was: the system opens all, as far as a scene can tell.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).kind != .discarded)
  }
}

extension OpenURLAction: Equatable {
  /// Whether both are one action.
  public static func == (left: OpenURLAction, right: OpenURLAction) -> Bool {
    left.token === right.token
  }
}

/// Takes what is presented away, or goes back.
public struct DismissAction: Sendable {
  private let action: (@MainActor () -> Void)?

  /// Makes an action from what it does; nil for nothing.
  init(_ action: (@MainActor () -> Void)? = nil) {
    self.action = action
  }

  /// Dismisses what the view is presented in; nothing where it is not.
  @MainActor
  public func callAsFunction() { action?() }
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Sendable {
  /// It is not shown.
  case background
  /// It is shown and takes no events.
  case inactive
  /// It is shown and takes events.
  case active
}

private let openURLEntry = EnvironmentEntry<OpenURLAction>(OpenURLAction())
private let dismissEntry = EnvironmentEntry<DismissAction>(DismissAction())
private let scenePhaseEntry = EnvironmentEntry<ScenePhase>(.active)
private let isPresentedEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// What opens addresses.
  public var openURL: OpenURLAction {
    get { self[openURLEntry] }
    set { self[openURLEntry] = newValue }
  }

  /// What takes the view's presentation away.
  public internal(set) var dismiss: DismissAction {
    get { self[dismissEntry] }
    set { self[dismissEntry] = newValue }
  }

  /// Whether the view is presented.
  public internal(set) var isPresented: Bool {
    get { self[isPresentedEntry] }
    set { self[isPresentedEntry] = newValue }
  }

  /// Whether the scene is in front; it is, unless a view sets something else.
  public var scenePhase: ScenePhase {
    get { self[scenePhaseEntry] }
    set { self[scenePhaseEntry] = newValue }
  }
}
