// Code as it is written for SwiftUI outside of the main actor, unchanged but for this import.
import MeniscusUI

// MARK: - Functions, enumerations and protocols that make views

func titleRow(_ title: String) -> some View {
  HStack {
    Text(title).padding(2).font(.title)
    Spacer()
    if title.isEmpty {
      Image(systemName: "star").resizable()
    } else {
      Label(title, systemImage: "plus")
    }
    ForEach(0..<2) { Text("\($0)") }
    Button("Add") {}.buttonStyle(.glass)
    Toggle("On", isOn: .constant(true)).labelsHidden()
  }
  .frame(height: 40).onTapGesture {}.sheet(isPresented: .constant(false)) { Text("Sheet") }
}

enum Badge: CaseIterable {
  case small, large

  @ViewBuilder var view: some View {
    switch self {
    case .small: Circle().fill(.red).frame(width: 10, height: 10)
    case .large: RoundedRectangle(cornerRadius: 2).fill(.blue).frame(width: 20, height: 10)
    }
  }
}

protocol Page {
  associatedtype Content: View
  func content() -> Content
}

struct ListPage: Page {
  func content() -> some View { List { Text("Row") }.navigationTitle("Page") }
}

struct Boxed<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

func boxed() -> some View {
  Boxed {
    Badge.small.view; Badge.large.view
  }.content
}

extension Shape {
  func outlined<Fill: ShapeStyle>(_ fill: Fill, width: CGFloat = 2) -> some View {
    stroke(.black, lineWidth: width).background(self.fill(fill))
  }
}

struct Shake: GeometryEffect {
  var way: CGFloat
  var animatableData: CGFloat {
    get { way }
    set { way = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: way, y: 0))
  }
}

// MARK: - Property wrappers and bindings

@propertyWrapper
struct Doubled: DynamicProperty {
  @State private var half: Double
  @Environment(\.isEnabled) private var isEnabled

  init(wrappedValue: Double) { _half = State(initialValue: wrappedValue / 2) }

  var wrappedValue: Double {
    get { isEnabled ? half * 2 : 0 }
    nonmutating set { half = newValue / 2 }
  }
  var projectedValue: Binding<Double> {
    Binding {
      half * 2
    } set: {
      half = $0 / 2
    }
  }
}

struct CountUp {
  @Binding var count: Int

  func up() { count += 1 }
}

struct SwitchItem: Identifiable, Equatable {
  let id: Int
  var isOn = false
}

func turnOn(_ items: Binding<[SwitchItem]>) {
  for item in items where !item.wrappedValue.isOn { item.isOn.wrappedValue = true }
}
