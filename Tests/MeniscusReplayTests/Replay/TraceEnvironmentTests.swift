import MeniscusFormats
import MeniscusUI
import Testing

/// A scene gets what a trace names: files and the interface have the same values by name.
@Suite("The environment of traces")
struct TraceEnvironmentTests {
  @Test("Files and the interface name the same values")
  func names() {
    #expect(TraceColorScheme.allCases.map(\.rawValue) == ColorScheme.allCases.map(\.rawValue))
    #expect(
      TraceLayoutDirection.allCases.map(\.rawValue) == LayoutDirection.allCases.map(\.rawValue))
    #expect(TraceTextSize.allCases.map(\.rawValue) == DynamicTypeSize.allCases.map(\.rawValue))
    #expect(
      TraceSizeClass.allCases.map(\.rawValue) == UserInterfaceSizeClass.allCases.map(\.rawValue))
  }

  @Test("What a scene is shown in is read back as it was", arguments: TraceVariant.all)
  func roundTrip(variant: TraceVariant) {
    var environment = TraceEnvironment()
    variant.apply(to: &environment)
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    var header = TraceHeader(scene: "s", size: .init(width: 20, height: 10))
    header.environment = environment
    #expect(TraceEnvironment(header.configuration) == environment)
  }
}
