import MeniscusUI

/// Black and white squares of 8 points, in one drawing each.
struct Checker: View {
  var body: some View {
    Color.white.overlay { Squares().fill(.black) }.frame(width: 160, height: 176)
  }

  struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      for row in 0..<22 {
        for column in stride(from: row % 2, to: 20, by: 2) {
          path.addRect(CGRect(x: column * 8, y: row * 8, width: 8, height: 8))
        }
      }
      return path
    }
  }
}

/// Sky, sun, hills and a lake: soft and hard edges, bright and dark, saturated and dull.
struct Landscape: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.1, green: 0.3, blue: 0.75), Color(red: 0.95, green: 0.75, blue: 0.55),
          Color(red: 0.08, green: 0.18, blue: 0.1), Color(red: 0.15, green: 0.35, blue: 0.5),
        ],
        startPoint: .top, endPoint: .bottom)
      Circle().fill(Color(red: 1, green: 0.95, blue: 0.7)).frame(width: 26, height: 26)
        .offset(x: 22, y: -14)
      Ellipse().fill(Color(red: 0.05, green: 0.12, blue: 0.08)).frame(width: 90, height: 40)
        .offset(x: -30, y: 22)
      Ellipse().fill(Color(red: 0.3, green: 0.4, blue: 0.12)).frame(width: 80, height: 24)
        .offset(x: 30, y: 26)
    }
  }
}
