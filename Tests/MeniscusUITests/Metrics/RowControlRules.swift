import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// Rows that are edited.
private struct Edited: View {
  var body: some View {
    List {
      ForEach(0..<3) { row in
        HStack(spacing: 0) {
          Text("\(row)").accessibilityIdentifier("row \(row)")
          Spacer(minLength: 0)
          Color.pureGreen.frame(width: 1, height: 1).accessibilityIdentifier("end \(row)")
        }
        .listRowBackground(Color.pureRed)
      }
      .onDelete { _ in }
      .onMove { _, _ in }
    }
    .environment(\.editMode, .constant(.active))
  }
}

extension MetricRule {
  static let rowControls: [MetricRule] = [
    MetricRule("list", "disclosure · size") { probe in
      let stage = probe.stage { List { NavigationLink("Go") { Text("There") } } }
      let box = try stage.box(around: "chevron.forward")
      return [box.width, box.height]
    },
    MetricRule("list", "checkmark · size") { probe in
      let stage = probe.stage {
        List {
          Picker("Size", selection: .constant(0)) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
      }
      let box = try stage.box(around: "checkmark")
      return [box.width, box.height]
    },
    MetricRule("list", "editing · content x; delete control x, size; reorder width") { probe in
      let stage = probe.stage { Edited() }
      let card = try stage.cards()[0]
      let remove = try stage.told("Remove")
      // Views begin 16 further in; the handle keeps 16 from the end, and the views 8 from it.
      let content = try stage.box("row 0").minX - card.minX - 16
      let handle = try card.maxX - 16 - 8 - stage.box("end 0").maxX
      return [content, remove.minX - card.minX, remove.width, handle]
    },
  ]
}
