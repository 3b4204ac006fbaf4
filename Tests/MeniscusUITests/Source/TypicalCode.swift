// Code as it is written for SwiftUI, unchanged but for this import.
import Foundation
import MeniscusUI

struct Pet: Identifiable, Hashable {
  enum Kind: String, CaseIterable { case cat, dog, fish }

  let id = UUID()
  var name: String
  var kind: Kind
  var weight: Double = 1
}

// MARK: - Modifiers and styles

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isHighlighted = false
  var cornerRadius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(8)
      .background(colorScheme == .dark ? Color.black : Color.white)
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .scaleEffect(isHighlighted ? 1.05 : 1)
      .onTapGesture { isHighlighted.toggle() }
  }
}

extension View {
  func card(cornerRadius: CGFloat = 12) -> some View {
    modifier(CardModifier(cornerRadius: cornerRadius))
  }

  @ViewBuilder
  func `if`<Transformed: View>(
    _ condition: Bool, transform: (Self) -> Transformed
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct SquishButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == SquishButtonStyle {
  static var squish: SquishButtonStyle { SquishButtonStyle() }
}

// MARK: - Shapes

struct Wave: Shape {
  var phase: Double
  var amplitude: Double = 5

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, amplitude) }
    set {
      phase = newValue.first
      amplitude = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 10) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + amplitude * sin(x / 10 + phase)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Ring: InsettableShape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ring = self
    ring.inset += amount
    return ring
  }
}

// MARK: - Generic containers

private struct Section<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      header
      content
    }
  }
}

extension Section where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(header: { EmptyView() }, content: content)
  }
}

struct TileGrid<Item: Identifiable, Cell: View>: View {
  let items: [Item]
  let columns: Int
  @ViewBuilder let cell: (Item) -> Cell

  private var rows: [[Item]] {
    stride(from: 0, to: items.count, by: columns).map {
      Array(items[$0..<min($0 + columns, items.count)])
    }
  }

  var body: some View {
    VStack(spacing: 2) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(spacing: 2) {
          ForEach(rows[row]) { cell($0) }
        }
      }
    }
  }
}

// MARK: - Environment

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

// MARK: - Views

struct PetIcon: View {
  let kind: Pet.Kind

  var body: some View {
    switch kind {
    case .cat:
      Circle().fill(.orange)
    case .dog:
      RoundedRectangle(cornerRadius: 4).fill(.brown)
    case .fish:
      Wave(phase: 0).fill(
        LinearGradient(
          gradient: Gradient(colors: [.blue, .cyan]), startPoint: .top, endPoint: .bottom))
    }
  }
}

struct PetRow: View {
  @Binding var pet: Pet
  var onSelect: (() -> Void)?
  @Environment(\.accent) private var accent
  @Environment(\.layoutDirection) var layoutDirection

  private var width: CGFloat { 20 + CGFloat(pet.weight) * 2 }

  var body: some View {
    let isHeavy = pet.weight > 3
    HStack {
      PetIcon(kind: pet.kind)
        .frame(width: 16, height: 16)
      Capsule()
        .fill(isHeavy ? Color.red : accent)
        .frame(width: width, height: 8)
        .overlay(alignment: .trailing) {
          if isHeavy {
            Circle().strokeBorder(.white, lineWidth: 1).frame(width: 8, height: 8)
          }
        }
      Spacer(minLength: 0)
      Button {
        withAnimation(.snappy) { pet.weight += 1 }
        onSelect?()
      } label: {
        Rectangle().fill(.tint).frame(width: 12, height: 12)
      }
      .buttonStyle(.squish)
      .accessibilityIdentifier("feed \(pet.name)")
    }
  }
}

struct PetBadge: View {
  @Binding var selection: Pet?

  var body: some View {
    Group {
      if let pet = selection {
        PetIcon(kind: pet.kind)
          .frame(width: 30, height: 30)
          .transition(.scale.combined(with: .opacity))
      } else {
        EmptyView()
      }
    }
    .frame(height: 30)
  }
}

struct PetList: View {
  @State private var pets = [
    Pet(name: "Minka", kind: .cat), Pet(name: "Rex", kind: .dog, weight: 4),
    Pet(name: "Bubble", kind: .fish),
  ]
  @State private var selection: Pet?
  @State private var showsIcons = true
  @State private var offset = CGSize.zero

  private let spacing: CGFloat = 6

  var body: some View {
    VStack(spacing: spacing) {
      header
      ForEach(pets.indices, id: \.self) { index in
        PetRow(pet: $pets[index]) { selection = pets[index] }
      }
      PetBadge(selection: $selection)
      Toggle(isOn: $showsIcons.animation(.easeInOut)) { EmptyView() }
      if showsIcons { icons }
    }
    .padding(.horizontal, 12)
    .padding([.top, .bottom])
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .environment(\.accent, .green)
    .onChange(of: selection) { _, newValue in
      offset = newValue == nil ? .zero : CGSize(width: 4, height: 0)
    }
    .onAppear { selection = nil }
  }

  private var header: some View {
    Section {
      Ring().inset(by: 1).stroke(.secondary, lineWidth: 1).frame(width: 20, height: 20)
    } content: {
      Color.gray.frame(height: 1)
    }
    .offset(offset)
  }

  @ViewBuilder
  private var icons: some View {
    TileGrid(items: pets, columns: 2) { pet in
      PetIcon(kind: pet.kind).frame(width: 10, height: 10)
    }
    .card()
    Section { Rectangle().frame(width: 10, height: 2) }
  }
}

struct Dozen: View {
  var body: some View {
    HStack(spacing: 1) {
      Color.red
      Color.orange
      Color.yellow
      Color.green
      Color.mint
      Color.teal
      Color.cyan
      Color.blue
      Color.indigo
      Color.purple
      Color.pink
      Color.brown
    }
    .frame(width: 12 * 10 + 11, height: 10)
    .if(true) { $0.padding(2) }
  }
}

struct Tree<Data: Identifiable>: View {
  let node: Data
  let children: KeyPath<Data, [Data]?>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle().frame(width: 10, height: 10)
      if let children = node[keyPath: children] {
        ForEach(children) { AnyView(Tree(node: $0, children: self.children)) }
          .padding(.leading, 10)
      }
    }
  }
}
