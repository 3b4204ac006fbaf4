import MeniscusLayout

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: LayoutAxis? { nil }
}

extension EnvironmentValues {
  /// The axis of the stack around, or nil outside of rows and columns.
  var stackAxis: LayoutAxis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
