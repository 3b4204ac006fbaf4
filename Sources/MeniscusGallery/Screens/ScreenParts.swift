import MeniscusUI

/// What every screen of a phone has at its top: the time, and how well it is connected and charged.
struct StatusBar: View {
  var isTimeShown = true

  var body: some View {
    HStack(spacing: 0) {
      Text("9:41").font(.system(size: 17, weight: .semibold)).opacity(isTimeShown ? 1 : 0)
        .frame(width: 110)
      Spacer()
      HStack(spacing: 5) {
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(0..<4) { index in
            RoundedRectangle(cornerRadius: 1)
              .frame(width: 3, height: 4 + 2.5 * CGFloat(index))
          }
        }
        Image(systemName: "wifi").font(.system(size: 14, weight: .semibold))
        Battery()
      }
      .frame(width: 110)
    }
    .padding(.top, 6)
    .frame(height: 47)
    .accessibilityHidden(true)
  }
}

/// A battery that is nearly full.
private struct Battery: View {
  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 3.5).strokeBorder(lineWidth: 1).opacity(0.4)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: 2).frame(width: 18).padding(2)
        }
        .frame(width: 24, height: 12)
      Capsule().opacity(0.4).frame(width: 1.5, height: 4)
    }
  }
}

/// The bar at the bottom by which one leaves.
struct HomeIndicator: View {
  var body: some View {
    Capsule().frame(width: 139, height: 5)
      .padding(.bottom, 8)
      .accessibilityHidden(true)
  }
}

/// A symbol of a toolbar in the square of 44 points that a finger needs.
struct ToolSymbol: View {
  let name: String
  var size: CGFloat = 19

  var body: some View {
    Image(systemName: name).font(.system(size: size, weight: .medium))
      .frame(width: 44, height: 44)
      .contentShape(.rect)
  }
}
