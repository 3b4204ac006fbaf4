// swift-format-ignore-file
// Written for SwiftUI from habit, and unchanged but for the import.
import Foundation
import MeniscusUI
#if canImport(Combine)
import Combine
#endif

final class TimerModel: ObservableObject {
  @Published var ticks = 0
  @Published var log: [String] = []
}

struct LifecycleScreen: View {
  @StateObject private var model = TimerModel()
  @State private var show = true
  @State private var value = 0
  @State private var loaded: String?
  @Environment(\.scenePhase) private var scenePhase
  private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 12) {
      Text("Ticks: \(model.ticks)")
        .font(.system(.title, design: .rounded).monospacedDigit())
        .contentTransition(.numericText())
      Text(loaded ?? "Loading…")
        .redacted(reason: loaded == nil ? .placeholder : [])
      if show {
        Text("Child")
          .onAppear { model.log.append("appear") }
          .onDisappear { model.log.append("disappear") }
          .transition(.scale.combined(with: .opacity))
      }
      Button("Toggle") { withAnimation { show.toggle() } }
        .accessibilityIdentifier("toggle")
      Button("Bump") { value += 1 }
        .accessibilityIdentifier("bump")
      Text(model.log.joined(separator: ", "))
      ChildLog(model: model)
    }
    .onReceive(timer) { _ in withAnimation { model.ticks += 1 } }
    .task {
      try? await Task.sleep(nanoseconds: 700_000_000)
      loaded = "Loaded"
    }
    .task(id: value) {
      try? await Task.sleep(for: .milliseconds(200))
      guard !Task.isCancelled else { return }
      model.log.append("task \(value)")
    }
    .onChange(of: value, initial: false) { old, new in
      model.log.append("\(old)→\(new)")
    }
    .onChange(of: scenePhase) { _, phase in print(phase) }
    .environmentObject(model)
  }
}

struct ChildLog: View {
  @ObservedObject var model: TimerModel
  var body: some View { Text("\(model.log.count) entries").foregroundStyle(.secondary) }
}
