// swift-format-ignore-file
// Written for SwiftUI from habit, and unchanged but for the import.
import Foundation
import MeniscusUI

struct MiscScreen: View {
  @State private var items = Array(0..<10)
  @State private var scrolledID: Int?
  @State private var position = ScrollPosition(edge: .top)
  @State private var popover = false
  @State private var text = "Edit me"
  @Environment(\.horizontalSizeClass) private var hSize
  @Environment(\.openURL) private var openURL
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @SceneStorage("misc") private var stored = ""

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 12) {
          ForEach(items, id: \.self) { i in
            RoundedRectangle(cornerRadius: 16).fill(Color(hue: Double(i) / 10, saturation: 0.5, brightness: 1))
              .containerRelativeFrame(.horizontal)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(1 - abs(phase.value) * 0.5)
              }
              .visualEffect { content, proxy in
                content.rotationEffect(.degrees(proxy.frame(in: .scrollView).minX / 50))
              }
              .overlay(Text("\(i)"))
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $scrolledID)
      .frame(height: 140)
      .accessibilityIdentifier("carousel")
      Text("At \(scrolledID.map(String.init) ?? "-")")
      Button("Jump") { withAnimation { scrolledID = 5 } }.accessibilityIdentifier("jump")
      Menu("Options") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Menu("More") { Button("Deep") {} }
        Toggle("On", isOn: .constant(true))
        Section("Danger") { Button("Delete", role: .destructive) {} }
      }
      .accessibilityIdentifier("options")
      Button("Popover") { popover = true }
        .popover(isPresented: $popover, arrowEdge: .bottom) {
          Text("Popover content").padding().presentationCompactAdaptation(.popover)
        }
        .accessibilityIdentifier("popover")
      HStack {
        ShareLink(item: URL(string: "https://example.com")!)
        PasteButton(payloadType: String.self) { _ in }
        RenameButton()
      }
      GroupBox("Group") {
        ControlGroup {
          Button("A") {}
          Button("B") {}
        }
      }
      ScrollView {
        ForEach(0..<20) { Text("Row \($0)").frame(maxWidth: .infinity) }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in text = "y \(Int(y))" }
      .frame(height: 100)
      .border(.gray)
      .accessibilityIdentifier("rows")
      Text(text)
        .accessibilityLabel("Offset")
        .accessibilityValue(text)
        .accessibilityAddTraits(.isHeader)
        .help("help")
        .draggable(text)
      Image("photo").resizable().aspectRatio(contentMode: .fit).frame(height: 40)
    }
    .padding()
    .preferredColorScheme(.dark)
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
    .ignoresSafeArea(.keyboard)
    .onOpenURL { _ in }
    .dropDestination(for: String.self) { _, _ in true }
  }
}
