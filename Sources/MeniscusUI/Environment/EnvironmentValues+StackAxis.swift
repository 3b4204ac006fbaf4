import MeniscusLayout

private let stackAxisEntry = EnvironmentEntry<LayoutAxis?>(nil, isPlace: true)

extension EnvironmentValues {
  /// The axis of the stack around, or nil outside of rows and columns.
  var stackAxis: LayoutAxis? {
    get { self[stackAxisEntry] }
    set { self[stackAxisEntry] = newValue }
  }
}
