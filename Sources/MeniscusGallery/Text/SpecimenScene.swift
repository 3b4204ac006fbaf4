import MeniscusUI

/// The typeface at four sizes; a tap on the heading goes to the next weight.
struct SpecimenScene: View {
  @State private var step = 0

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("Regular", .regular), ("Semibold", .semibold), ("Bold", .bold), ("Black", .black),
    ("Thin", .thin), ("Light", .light),
  ]

  var body: some View {
    let current = Self.weights[step % Self.weights.count]
    VStack(alignment: .leading, spacing: 12) {
      Text(current.name)
        .font(.system(size: 44))
        .onTapGesture { step += 1 }
        .accessibilityIdentifier("weight")
      Text("Rag")
        .font(.system(size: 96))
        .frame(height: 92)
      Text("Hamburgefonstiv")
        .font(.system(size: 34))
      VStack(alignment: .leading, spacing: 4) {
        Text("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        Text("abcdefghijklmnopqrstuvwxyz")
        Text("0123456789  & ? ! @ # % € £ $ ¥ ¢")
        Text("ÀÉÎÕÜ àéîõü ÅåÆæŒœØøÇçÑñŠšŁłŐőĐđ ß ẞ þ")
        Text("“Quotes” ‘and’ «dashes» — – - … ( ) [ ] { }")
        Text("← → ↑ ↓ ↗ ↘ + − × ÷ = ≠ ≈ ≤ ≥ ± ∞ ° ™ © ®")
      }
      .font(.system(size: 15))
      Text(Self.paragraph)
        .font(.system(size: 17))
      Text(Self.paragraph)
        .font(.system(size: 11))
        .foregroundStyle(.secondary)
      HStack(spacing: 24) {
        VStack(alignment: .trailing) {
          Text("1,117.10")
          Text("84,209.65")
        }
        VStack(alignment: .trailing) {
          Text("1,117.10")
          Text("84,209.65")
        }
        .monospacedDigit()
        Text("AVATAR To Ya P. LT")
      }
      .font(.system(size: 17))
      Spacer(minLength: 0)
    }
    .fontWeight(current.weight)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { Backdrop(light: 0.99, dark: 0.07) }
  }

  private static let paragraph =
    "Glass bends the light at its rim: what lies behind a lens is seen once more, mirrored, between "
    + "the edge and the fold. Forty quick zephyrs might vex bold Jim."
}
