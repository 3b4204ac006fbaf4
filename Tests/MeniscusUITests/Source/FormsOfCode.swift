// Code as it is written for SwiftUI, unchanged but for this import: forms that are written less often.
import Foundation
import MeniscusUI

extension UTType {
  static let recipe = UTType(exportedAs: "com.example.recipe")
}

struct Recipe: Codable, Identifiable, Transferable {
  enum Course: String, CaseIterable { case starter, main }

  var id: String
  var steps: [Recipe]?

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .recipe)
    DataRepresentation(exportedContentType: .plainText) { Data($0.id.utf8) }
    ProxyRepresentation(exporting: \.id)
  }
}

struct RecipeSettings: View {
  @AppStorage("course", store: .standard) private var course = Recipe.Course.main
  @AppStorage("favourite") private var favourite: Recipe.Course?
  @AppStorage("draft") private var draft = Data()
  @AppStorage("source") private var source: URL?
  @AppStorage("cooked") private var cooked = Date(timeIntervalSinceReferenceDate: 0)
  @SceneStorage("page") private var page: URL?
  @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.verticalScrollIndicatorVisibility) private var indicators
  @State private var title = ""
  @State private var amount = 1.0
  @State private var angle = Angle.degrees(0)

  var body: some View {
    VStack {
      TextField("Title", text: $title, onEditingChanged: { _ in }, onCommit: { cooked += 60 })
      Slider(
        value: $amount, in: 0...4, step: 1, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("4")
      ) { Text("Amount") }
      Stepper(onIncrement: { angle += .degrees(5) }, onDecrement: { angle -= .degrees(5) }) {
        Text("Turn")
      }
      Button("Close") { presentationMode.wrappedValue.dismiss() }
        .rotationEffect(-angle / 2)
        .gesture(title.isEmpty ? nil : DragGesture().onEnded { print($0.time) })
    }
    .onReceive(NotificationCenter.default.publisher(for: .recipeChanged)) { _ in title = "" }
  }
}

extension Notification.Name {
  static let recipeChanged = Notification.Name("recipeChanged")
}

struct RecipeList: View {
  @State private var recipes = [Recipe(id: "Soup", steps: [Recipe(id: "Boil")]), Recipe(id: "Pie")]
  @State private var tags = [Recipe(id: "Quick")]
  @State private var text = ""
  @State private var position = ScrollPosition()

  var body: some View {
    List {
      ForEach($recipes, editActions: [.delete, .move]) { $recipe in
        Text(recipe.id).listRowInsets(.horizontal, 20).draggable(recipe)
      }
      OutlineGroup(Recipe(id: "Menu", steps: recipes), children: \.steps) { Text($0.id) }
      Section(footer: Text("All of them")) { Text("Footer") }
    }
    .searchable(text: $text, editableTokens: $tags, prompt: "Recipes") { $tag in Text(tag.id) }
    .searchSuggestions { Text("Slow").searchCompletion(Recipe(id: "Slow")) }
    .searchSuggestions(.hidden, for: .menu)
    .scrollPosition($position)
    .onScrollPhaseChange { _, phase, context in
      if phase == .decelerating, (context.velocity ?? CGVector()).dy > 0 { position = .init(y: 0) }
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew, anchor: .center))
    .dropDestination(for: Recipe.self) { items, _ in !items.isEmpty }
  }
}
