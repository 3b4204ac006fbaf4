/// A note: a few words, what is to be done, and a sketch.
struct Note: Identifiable {
  /// What is drawn in it.
  enum Sketch {
    case nook, garden, blank
  }

  /// Something to do.
  struct Errand: Identifiable {
    let title: String
    var isDone = false

    var id: String { title }
  }

  let id: String
  let title: String
  let date: String
  let text: String
  var tasks: [Errand]
  var sketch: Sketch
  var showsTasks = true

  static let all = [
    Note(
      id: "nook", title: "Reading Nook", date: "14 March",
      text: "A bench below the window in the hall, deep enough to sit with the legs up. Two "
        + "shelves on the wall beside it, and a lamp that reaches over the shoulder. Oak, oiled, "
        + "and linen that can be washed.",
      tasks: [
        Errand(title: "Measure the alcove", isDone: true),
        Errand(title: "Order the oak", isDone: true),
        Errand(title: "Choose the linen"), Errand(title: "Move the socket"),
        Errand(title: "Hang the shelves"),
      ], sketch: .nook),
    Note(
      id: "garden", title: "Kitchen Garden", date: "2 April",
      text: "Four raised beds around the old pear tree, narrow enough to reach across. Beans climb "
        + "at the north end, where they shade nothing; herbs are nearest to the door.",
      tasks: [
        Errand(title: "Turn the compost", isDone: true), Errand(title: "Build four beds"),
        Errand(title: "Sow beans and peas"), Errand(title: "Divide the chives"),
      ], sketch: .garden),
  ]

  /// A note with nothing in it.
  static func blank(number: Int) -> Note {
    Note(
      id: "blank-\(number)", title: "New Note", date: "Today", text: "", tasks: [], sketch: .blank)
  }
}
