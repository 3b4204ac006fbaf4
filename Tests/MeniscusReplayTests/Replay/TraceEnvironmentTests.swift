import MeniscusFormats
import MeniscusUI
import TestSupport
import Testing

/// A scene gets what a trace names: files and the interface have the same values by name.
@Suite("The environment of traces")
struct TraceEnvironmentTests {
  @Test("Files and the interface name the same values")
  func names() {
    expectEqual(TraceColorScheme.allCases.map(\.rawValue), ColorScheme.allCases.map(\.rawValue))
    expectEqual(
      TraceLayoutDirection.allCases.map(\.rawValue), LayoutDirection.allCases.map(\.rawValue))
    expectEqual(TraceTextSize.allCases.map(\.rawValue), DynamicTypeSize.allCases.map(\.rawValue))
    expectEqual(
      TraceSizeClass.allCases.map(\.rawValue), UserInterfaceSizeClass.allCases.map(\.rawValue))
  }

  @Test("What a scene is shown in is read back as it was", arguments: TraceVariant.all)
  func roundTrip(variant: TraceVariant) {
    var environment = TraceEnvironment()
    variant.apply(to: &environment)
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    var header = TraceHeader(scene: "s", size: .init(width: 20, height: 10))
    header.environment = environment
    expectEqual(TraceEnvironment(header.configuration), environment)
  }
}
