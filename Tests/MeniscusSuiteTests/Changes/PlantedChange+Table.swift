import MeniscusUI

extension PlantedChange {
  static let all = texts + sizes + looks + structure + others

  /// What is read, and in which letters.
  private static let texts = [
    PlantedChange("font: headline → title3 in #title") {
      Text("Tea").font(.headline).accessibilityIdentifier("title")
    } now: {
      Text("Tea").font(.title3).accessibilityIdentifier("title")
    },
    PlantedChange("font: body → 20 pt bold in Text") {
      VStack { Text("Tea") }
    } now: {
      VStack { Text("Tea").font(.system(size: 20, weight: .bold)) }
    },
    PlantedChange("font: caption → footnote in Text[1]") {
      VStack {
        Text("Tea")
        Text("Green").font(.caption)
      }
    } now: {
      VStack {
        Text("Tea")
        Text("Green").font(.footnote)
      }
    },
    PlantedChange("fontWeight: regular → bold in Text") {
      VStack { Text("Tea") }
    } now: {
      VStack { Text("Tea").bold() }
    },
    PlantedChange("text: \"Save\" → \"Keep\" in Text[0]") {
      VStack {
        Text("Save")
        Text("Cancel")
      }
    } now: {
      VStack {
        Text("Keep")
        Text("Cancel")
      }
    },
    PlantedChange("symbol: star → heart in Image") {
      VStack { Image(systemName: "star") }
    } now: {
      VStack { Image(systemName: "heart") }
    },
  ]

  /// Where views are and what room they take.
  private static let sizes = [
    PlantedChange("padding: 8 → 12 in #save") {
      VStack { Text("Save").padding(8).accessibilityIdentifier("save") }
    } now: {
      VStack { Text("Save").padding(12).accessibilityIdentifier("save") }
    },
    PlantedChange("padding: 8 → horizontal 8 in Text") {
      VStack { Text("Save").padding(8) }
    } now: {
      VStack { Text("Save").padding(.horizontal, 8) }
    },
    PlantedChange("padding: leading 4 → trailing 4 in Text") {
      VStack { Text("Save").padding(.leading, 4) }
    } now: {
      VStack { Text("Save").padding(.trailing, 4) }
    },
    PlantedChange("spacing: 8 → 12 in VStack") {
      VStack(spacing: 8) {
        Color.red
        Color.blue
        Color.green
      }
    } now: {
      VStack(spacing: 12) {
        Color.red
        Color.blue
        Color.green
      }
    },
    PlantedChange("alignment: leading → trailing in VStack") {
      VStack(alignment: .leading) {
        Color.red.frame(width: 80, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    } now: {
      VStack(alignment: .trailing) {
        Color.red.frame(width: 80, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    },
    PlantedChange("alignment: center → bottomTrailing in ZStack") {
      ZStack {
        Color.red
        Circle().frame(width: 20, height: 20)
      }
    } now: {
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Circle().frame(width: 20, height: 20)
      }
    },
    PlantedChange("frame: 20×10 → 26×10 in Rectangle") {
      VStack { Rectangle().frame(width: 20, height: 10) }
    } now: {
      VStack { Rectangle().frame(width: 26, height: 10) }
    },
    PlantedChange("alignment of frame: center → leading in Text") {
      VStack { Text("Tea").frame(width: 100, height: 40) }
    } now: {
      VStack { Text("Tea").frame(width: 100, height: 40, alignment: .leading) }
    },
    PlantedChange("offset: by 0, +6 in Circle") {
      VStack { Circle().frame(width: 20, height: 20).offset(y: 2) }
    } now: {
      VStack { Circle().frame(width: 20, height: 20).offset(y: 8) }
    },
  ]

  /// How views look where they are.
  private static let looks = [
    PlantedChange("foregroundStyle: primary → red in Text") {
      VStack { Text("Tea") }
    } now: {
      VStack { Text("Tea").foregroundStyle(.red) }
    },
    PlantedChange("fill: blue → orange in Capsule") {
      VStack { Capsule().fill(.blue) }
    } now: {
      VStack { Capsule().fill(.orange) }
    },
    PlantedChange("color: mint → #102030 in Color") {
      VStack { Color.mint }
    } now: {
      VStack { Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255) }
    },
    PlantedChange("opacity: 1 → 0.5 in #card") {
      VStack { Rectangle().opacity(1).accessibilityIdentifier("card") }
    } now: {
      VStack { Rectangle().opacity(0.5).accessibilityIdentifier("card") }
    },
    PlantedChange("opacity: none → 0.5 in Rectangle") {
      VStack { Rectangle() }
    } now: {
      VStack { Rectangle().opacity(0.5) }
    },
    PlantedChange("blur: 2 → 3 in Rectangle") {
      VStack { Rectangle().padding(20).blur(radius: 2) }
    } now: {
      VStack { Rectangle().padding(20).blur(radius: 3) }
    },
    PlantedChange("cornerRadius: 4 → 8 in RoundedRectangle") {
      VStack { RoundedRectangle(cornerRadius: 4) }
    } now: {
      VStack { RoundedRectangle(cornerRadius: 8) }
    },
    PlantedChange("tint: none → orange in Color") {
      VStack { Color.clear.frame(width: 30, height: 12).glassEffect(.regular) }
    } now: {
      VStack { Color.clear.frame(width: 30, height: 12).glassEffect(.regular.tint(.orange)) }
    },
    PlantedChange("tint: green → red in Switch[2]/Capsule") {
      Toggle("Sound", isOn: .constant(true)).tint(.green)
    } now: {
      Toggle("Sound", isOn: .constant(true)).tint(.red)
    },
    PlantedChange("foregroundStyle: blue → #3C3C43 at 30 % in Text") {
      Button("Save") {}
    } now: {
      Button("Save") {}.disabled(true)
    },
  ]

  /// Which views there are, in which order.
  private static let structure = [
    PlantedChange("padding: none → 8 in Text") {
      VStack { Text("Tea") }
    } now: {
      VStack { Text("Tea").padding(8) }
    },
    PlantedChange("background: applied → none in Text") {
      VStack { Text("Tea").background(.yellow) }
    } now: {
      VStack { Text("Tea") }
    },
    PlantedChange("modifier order: padding, background → background, padding in Text") {
      VStack { Text("Tea").padding(8).background(.yellow) }
    } now: {
      VStack { Text("Tea").background(.yellow).padding(8) }
    },
    PlantedChange("accessibilityIdentifier: a → b in #b") {
      VStack { Text("Tea").accessibilityIdentifier("a") }
    } now: {
      VStack { Text("Tea").accessibilityIdentifier("b") }
    },
    PlantedChange("view 1: Text → Image in VStack") {
      VStack {
        Text("Tea")
        Text("Milk")
      }
    } now: {
      VStack {
        Text("Tea")
        Image(systemName: "star")
      }
    },
    PlantedChange("Text[Milk] (\"Milk\") is new in VStack") {
      VStack { ForEach(["Tea", "Rice"], id: \.self) { Text($0) } }
    } now: {
      VStack { ForEach(["Tea", "Milk", "Rice"], id: \.self) { Text($0) } }
    },
    PlantedChange("Text[1] (\"Milk\") is gone from VStack") {
      VStack {
        Text("Tea")
        Text("Milk")
        Text("Rice")
      }
    } now: {
      VStack {
        Text("Tea")
        Text("Rice")
      }
    },
    PlantedChange("Text[Rice] (\"Rice\") moved in VStack: place 2 → 0") {
      VStack { ForEach(["Tea", "Milk", "Rice"], id: \.self) { Text($0) } }
    } now: {
      VStack { ForEach(["Rice", "Tea", "Milk"], id: \.self) { Text($0) } }
    },
  ]

  /// What views store, and what is scrolled.
  private static let others = [
    PlantedChange(
      "state isOn of Row: false → true",
      script: "size 160x200\nscale 1\ncheckpoint start\ntap #row\nsettle\ncheckpoint end"
    ) {
      VStack { Row(changes: false) }
    } now: {
      VStack { Row(changes: true) }
    },
    PlantedChange("state offset y of #list: 0 → 1800") {
      list.accessibilityIdentifier("list")
    } now: {
      list.defaultScrollAnchor(.bottom).accessibilityIdentifier("list")
    },
  ]

  @MainActor private static var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) }
      }
    }
  }

  private struct Row: View {
    let changes: Bool
    @State private var isOn = false

    var body: some View {
      Button("Row") { isOn = changes }.accessibilityIdentifier("row")
    }
  }
}
