extension Scene {
  /// Lets the scene break a rule, for a reason that reports give: it is noted and fails nothing.
  public func permitting(_ rule: SceneRule, because reason: String) -> Scene {
    var scene = self
    scene.permissions.permit(rule, because: reason)
    return scene
  }

  /// The scene with a value that `@AppStorage` of a key finds at the start.
  public func appStorage<Value: StorableValue>(_ key: String, _ value: Value) -> Scene {
    var scene = self
    scene.stored.app[key] = value.storedForm.value
    return scene
  }

  /// The scene with a value that `@SceneStorage` of a key finds at the start.
  public func sceneStorage<Value: StorableValue>(_ key: String, _ value: Value) -> Scene {
    var scene = self
    scene.stored.scene[key] = value.storedForm.value
    return scene
  }
}
