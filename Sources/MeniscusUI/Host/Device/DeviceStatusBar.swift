/// The time and the battery, drawn plainly; places are ours.
struct DeviceStatusBar: View, TransparentView {
  let kind: SceneDevice.StatusBar

  var body: some View {
    switch kind {
    case .line:
      ZStack {
        time(12)
        HStack {
          Spacer()
          Battery(height: 10)
        }
        .padding(.horizontal, 6)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .ears:
      HStack(spacing: 126) {
        time(17).frame(maxWidth: .infinity)
        Battery(height: 13).frame(maxWidth: .infinity)
      }
      .padding(.top, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .tablet:
      HStack {
        time(12)
        Spacer()
        Battery(height: 10)
      }
      .padding(.horizontal, 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// The time of the virtual clock, without the half of the day.
  private func time(_ size: CGFloat) -> some View {
    TimelineView(.everyMinute) { context in
      Text(verbatim: String(CivilCalendar().time(context.date).prefix { !$0.isWhitespace }))
        .font(.system(size: size, weight: .semibold)).monospacedDigit()
        .foregroundStyle(.primary)
        .fixedSize()
    }
    .environment(\.dynamicTypeSize, .large)
  }
}

/// A battery that is full.
private struct Battery: View, TransparentView {
  let height: CGFloat

  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: height / 3).fill(.primary)
        .frame(width: height * 1.9, height: height)
      RoundedRectangle(cornerRadius: 1).fill(.secondary)
        .frame(width: 1.5, height: height / 3)
    }
  }
}
