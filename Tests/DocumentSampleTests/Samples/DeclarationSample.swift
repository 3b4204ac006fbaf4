// swift-format-ignore-file
// The declarations stand as their documents have them, each with a use that it allows.
import MeniscusUI

/// What the documents declare, used as they declare it: what is `nonisolated` outside of any actor.
enum DeclarationSample {
// func interactive(_ isEnabled: Bool = true) -> Glass
  nonisolated static func interactive(_ glass: Glass) -> [Glass] {
    let function: (Bool) -> Glass = glass.interactive(_:)
    return [glass.interactive(), function(false)]
  }

// nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
  nonisolated static func glassEffect(_ view: some View) -> some View {
    view.glassEffect().glassEffect(.clear).glassEffect(in: .circle).glassEffect(.regular, in: .capsule)
  }

// nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
  nonisolated static func glassEffectID(_ view: some View, in namespace: Namespace.ID) -> some View {
    view.glassEffectID("a", in: namespace).glassEffectID(Optional<Int>.none, in: namespace)
  }

// @MainActor @preconcurrency func backgroundExtensionEffect() -> some View
  @MainActor static func backgroundExtensionEffect(_ view: some View) -> some View {
    view.backgroundExtensionEffect()
  }

// @MainActor @preconcurrency struct GlassEffectContainer<Content> where Content : View
  @MainActor static func container(_ text: String) -> GlassEffectContainer<Text> {
    GlassEffectContainer { Text(verbatim: text) }
  }

// struct ConcentricRectangle
// struct Glass
// struct GlassButtonStyle
// struct Material
  @MainActor static let types: [Any.Type] = [
    ConcentricRectangle.self, Glass.self, GlassButtonStyle.self, Material.self,
  ]
}
