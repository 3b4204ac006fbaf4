/// The time, and how well the device is connected and charged; places are ours.
struct DeviceStatusBar: View, TransparentView {
  let kind: SceneDevice.StatusBar

  var body: some View {
    switch kind {
    case .line:
      ZStack {
        time(12)
        HStack(spacing: 4) {
          Reception(height: 9)
          WirelessSign(size: 11)
          Spacer()
          Battery(height: 10)
        }
      }
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .ears:
      HStack(spacing: 126) {
        time(17).frame(maxWidth: .infinity)
        HStack(spacing: 6) {
          Reception(height: 11)
          WirelessSign(size: 14)
          Battery(height: 13)
        }
        .frame(maxWidth: .infinity)
      }
      .padding(.top, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .tablet:
      HStack(spacing: 6) {
        time(12)
        Spacer()
        WirelessSign(size: 12)
        Battery(height: 11)
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

/// Four bars: as good as it gets.
private struct Reception: View, TransparentView {
  let height: CGFloat

  var body: some View {
    HStack(alignment: .bottom, spacing: height / 6) {
      ForEach(1..<5) { bar in
        RoundedRectangle(cornerRadius: height / 10).fill(.primary)
          .frame(width: height / 3.6, height: height * (0.16 + 0.21 * CGFloat(bar)))
      }
    }
  }
}

/// The sign of a wireless network.
private struct WirelessSign: View, TransparentView {
  let size: CGFloat

  var body: some View {
    Image(systemName: "wifi").font(.system(size: size, weight: .semibold))
      .foregroundStyle(.primary)
      .environment(\.dynamicTypeSize, .large)
  }
}

/// A battery that is full.
private struct Battery: View, TransparentView {
  let height: CGFloat

  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: height / 3).strokeBorder(.primary.opacity(0.4), lineWidth: 1)
        .overlay { RoundedRectangle(cornerRadius: height / 3 - 2).fill(.primary).padding(2) }
        .frame(width: height * 1.95, height: height)
      RoundedRectangle(cornerRadius: 1).fill(.primary.opacity(0.4))
        .frame(width: 1.5, height: height / 3)
    }
  }
}
