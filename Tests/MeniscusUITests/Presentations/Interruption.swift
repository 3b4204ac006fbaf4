import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// What people open, and take back before it is there.
enum Interruption: String, CaseIterable, Sendable {
  case sheet, cover, popover, menu, contextMenu, dialog, alert
  case search, inspector, splitView, tabs, push, zoom

  /// A word that is told while it is open, and at no other time.
  var word: String {
    switch self {
    case .sheet, .cover, .popover, .inspector, .splitView, .push, .zoom: "Inside"
    case .menu, .contextMenu: "Copy"
    case .dialog: "Save"
    case .alert: "Cancel"
    case .search: "Close"
    case .tabs: "Hide Sidebar"
    }
  }

  /// The frames until people take it back.
  ///
  /// What ends a sidebar stands in it, and is to be seen first; what ends a cover goes by sixty points
  /// a frame before it is slower.
  var frames: Int {
    switch self {
    case .splitView, .tabs: 18
    case .cover: 12
    default: 7
    }
  }

  private var size: Size2D {
    switch self {
    case .inspector, .splitView, .tabs: Size2D(width: 1000, height: 700)
    default: Size2D(width: 393, height: 852)
    }
  }
}

@MainActor
extension Interruption {
  /// The scene at rest, before anything is open.
  func stage() -> Stage {
    Stage.phone(size.width, size.height) { scene }
  }

  @ViewBuilder private var scene: some View {
    switch self {
    case .sheet, .cover, .popover, .dialog, .alert: Presenting(kind: self)
    case .menu: MenuButton()
    case .contextMenu:
      Color.pureRed.frame(width: 100, height: 60).accessibilityIdentifier("open")
        .contextMenu { Button("Copy") {} }
    case .search: Searched()
    case .inspector: Inspected()
    case .splitView: Columns()
    case .tabs: Tabs()
    case .push:
      NavigationStack { NavigationLink("Go") { Inside() }.accessibilityIdentifier("open") }
    case .zoom: Zoomed()
    }
  }

  /// Opens it as people do; `look` is called after every frame.
  func open(in stage: Stage, look: () -> Void) {
    switch self {
    case .contextMenu:
      let center = stage.center("open")
      stage.press(center.x, center.y)
      look()
      // It opens after half a second, which is 30 frames.
      for _ in 0..<40 where stage.frame.glass.isEmpty {
        stage.step()
        look()
      }
      stage.release(center.x, center.y)
    case .search: stage.tap("search field")
    case .splitView: stage.tapLabel("Toggle Sidebar")
    case .tabs: stage.tapLabel("Show Sidebar")
    default: stage.tap("open")
    }
    look()
  }

  /// Ends it as people do, in a frame.
  func end(in stage: Stage) {
    switch self {
    case .sheet, .dialog: stage.tap(20, 20)
    case .popover, .menu, .contextMenu: stage.tap(350, 820)
    case .cover: stage.tap("done")
    case .alert: stage.tapLabel("Cancel")
    case .search: stage.tap("search close")
    case .inspector: stage.tap("open")
    case .splitView: stage.tapLabel("Toggle Sidebar")
    case .tabs: stage.tapLabel("Hide Sidebar")
    case .push: stage.tapLabel("Back")
    case .zoom: stage.tap("large")
    }
  }

  /// Where it is drawn; nil where it is not.
  func place(in stage: Stage) -> Rect2D? {
    let boxes = stage.frame.glassBoxes
    return switch self {
    case .sheet, .cover, .inspector, .push: stage.frame.fills(.pureBlue).first?.bounds
    case .popover, .menu, .contextMenu, .dialog, .alert: boxes.first
    case .search: boxes.first { abs($0.height - 44) < 0.5 && $0.width > 200 }
    case .splitView, .tabs: boxes.first { $0.height > 600 }
    case .zoom: window(in: stage) ?? stage.frame.fills(.pureBlue).first?.bounds
    }
  }

  /// The part of the scene that a screen is seen in while it grows.
  private func window(in stage: Stage) -> Rect2D? {
    stage.frame.displayList.operations.reversed().lazy.compactMap { operation -> Rect2D? in
      guard case .beginClip(.roundedRectangle(let rect, _, _)) = operation.action else {
        return nil
      }
      return operation.transform.boundingBox(of: rect)
    }.first
  }
}

/// What is opened.
private struct Inside: View {
  var body: some View { Color.pureBlue.overlay { Text("Inside") } }
}

/// What stands over a scene.
private struct Presenting: View {
  let kind: Interruption
  @State private var isPresented = false

  private var button: some View {
    Button("Open") { isPresented = true }.accessibilityIdentifier("open")
  }

  var body: some View {
    switch kind {
    case .sheet:
      button.sheet(isPresented: $isPresented) { Inside().presentationDetents([.medium]) }
    case .cover:
      button.fullScreenCover(isPresented: $isPresented) {
        VStack {
          // High enough to be met though it goes on while the finger comes.
          Button {
            isPresented = false
          } label: {
            Text("Done").frame(height: 120).contentShape(Rectangle())
          }
          .accessibilityIdentifier("done")
          Inside()
        }
      }
    case .popover:
      button.popover(isPresented: $isPresented) {
        Text("Inside").frame(width: 120, height: 80).presentationCompactAdaptation(.popover)
      }
    case .dialog:
      button.confirmationDialog("Title", isPresented: $isPresented) { Button("Save") {} }
    default:
      button.alert("Title", isPresented: $isPresented) { Button("Cancel", role: .cancel) {} }
    }
  }
}

private struct MenuButton: View {
  var body: some View {
    VStack {
      Menu {
        Button("Copy") {}
        Button("Move") {}
      } label: {
        Text("Menu").frame(width: 100, height: 44)
      }
      .accessibilityIdentifier("open")
      .position(x: 90, y: 142)
    }
  }
}

private struct Searched: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      ScrollView { Color.pureRed.frame(height: 2000) }
        .navigationTitle("Title")
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    }
  }
}

/// The details are shown and hidden without an animation of the view's own.
private struct Inspected: View {
  @State private var isPresented = false

  var body: some View {
    Color.pureRed.accessibilityIdentifier("open")
      .onTapGesture { isPresented.toggle() }
      .inspector(isPresented: $isPresented) { Inside().inspectorColumnWidth(200) }
  }
}

private struct Columns: View {
  @State private var visibility = NavigationSplitViewVisibility.detailOnly

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Inside")
    } detail: {
      Text("Detail")
    }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Tab("Alpha", systemImage: "house") { Text("alpha") }
      Tab("Beta", systemImage: "star") { Text("beta") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// A screen that grows out of a view.
private struct Zoomed: View {
  @Namespace private var names
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button {
          path = [1]
        } label: {
          Color.pureRed.frame(width: 60, height: 60)
        }
        .matchedTransitionSource(id: 1, in: names)
        .accessibilityIdentifier("open")
        Spacer()
      }
      .navigationDestination(for: Int.self) { number in
        Button {
          path = []
        } label: {
          Inside()
        }
        .accessibilityIdentifier("large")
        .navigationTransition(.zoom(sourceID: number, in: names))
      }
    }
  }
}
