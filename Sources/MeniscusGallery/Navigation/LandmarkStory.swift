import MeniscusUI

/// What is told of a landmark on its page.
struct LandmarkStory: View {
  let landmark: Landmark

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(landmark.facts.about)
      section(
        "Getting There",
        "The road ends at the old station, where there is water and room for a dozen cars. From "
          + "there you walk; \(way). A bus runs twice a day in summer.")
      section(
        "Around the Year",
        "Every season is worth the visit. In spring the ford can be too deep to cross; ask at "
          + "the station first.")
      section(
        "Before You Go",
        "The weather turns quickly here. Take a coat, something to eat, and a map on paper: "
          + "there is no signal beyond the second bridge.")
    }
  }

  private var way: String {
    landmark.facts.isNear ? "it takes an hour at most" : "leave early, for it is a long way"
  }

  private func section(_ title: String, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.title3.weight(.semibold))
      Text(text).foregroundStyle(.secondary)
    }
  }
}
