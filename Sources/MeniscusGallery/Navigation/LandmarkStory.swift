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
          + "there it is an hour on foot, \(way). A bus runs twice a day in summer.")
      section(
        "Around the Year",
        "The path is clear of snow from June to October. In spring the ford can be too deep to "
          + "cross; ask at the station first.")
      section(
        "Before You Go",
        "At \(landmark.facts.elevation) metres the weather turns quickly. Take a coat, something "
          + "to eat, and a map on paper: there is no signal beyond the second bridge.")
    }
  }

  private var way: String {
    landmark.facts.isNear ? "most of it in the shade" : "uphill all the way"
  }

  private func section(_ title: String, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.title3.weight(.semibold))
      Text(text).foregroundStyle(.secondary)
    }
  }
}
