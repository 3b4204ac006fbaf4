extension Scene {
  /// Lets the scene break a rule, for a reason that reports give: it is noted and fails nothing.
  public func permitting(_ rule: SceneRule, because reason: String) -> Scene {
    changing(self) { $0.permissions.permit(rule, because: reason) }
  }

  /// The scene of an application that keeps the look of iOS 18: what
  /// `UIDesignRequiresCompatibility` in an application's `Info.plist` asks for.
  ///
  /// Bars, tabs, presentations, lists and controls of the system look as they did; glass that the
  /// scene's own views ask for stays glass.
  public func requiringDesignCompatibility(_ isRequired: Bool = true) -> Scene {
    let root = root
    return changing(self) {
      $0.root = { AnyView(root().environment(\.isClassicDesign, isRequired)) }
    }
  }

  /// The scene with the focus moved one way or the other by keys; by direction it is as on a
  /// television.
  public func focusMovement(_ movement: FocusMovement) -> Scene {
    changing(self) { $0.focusMovement = movement }
  }

  /// The scene with a value that `@AppStorage` of a key finds at the start.
  public func appStorage<Value: StorableValue>(_ key: String, _ value: Value) -> Scene {
    changing(self) { $0.stored.app[key] = value.storedForm.value }
  }

  /// The scene with a value that `@SceneStorage` of a key finds at the start.
  public func sceneStorage<Value: StorableValue>(_ key: String, _ value: Value) -> Scene {
    changing(self) { $0.stored.scene[key] = value.storedForm.value }
  }
}
