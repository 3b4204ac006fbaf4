extension PackageTemplate {
  /// What somebody types who opens the package for the first time.
  package var steps: [String] {
    [
      "swift run -c release \(name.text) record \(Self.scene) --script \(Self.script)",
      "swift run -c release \(name.text) test           # 4: no baseline yet; look at Reports/latest/index.html",
      "swift run -c release \(name.text) accept --all",
      "swift run -c release \(name.text) test           # 0: everything matches its baseline",
    ]
  }

  var readme: String {
    """
    # \(name.text)

    Scenes, recorded as traces of taps and scrolls, replayed and compared with what was accepted.

    ```sh
    \(steps.joined(separator: "\n"))
    ```

    Commit `Traces` and `Baselines`. After that `swift run -c release \(name.text) test`, or
    `swift test`, says which frame, stage and view became another.

    | folder | contents |
    |---|---|
    | `Sources/\(name.scenes)` | the scenes, written as in SwiftUI |
    | `Scripts` | the steps from which traces are recorded |
    | `Traces` | what was recorded |
    | `Baselines` | what was accepted |
    | `Reports` | what runs leave; open `Reports/latest/index.html` |

    """
  }

  /// The file that a platform runs; a package that takes Meniscus from a folder needs it there, too.
  var workflow: [(path: String, text: String)] {
    switch platform {
    case .github: [(".github/workflows/scenes.yml", github)]
    case .gitlab: [(".gitlab-ci.yml", gitlab)]
    case .nothing: []
    }
  }

  private var note: String {
    guard case .path(let path) = dependency else { return "" }
    return """
      # Package.swift takes Meniscus from \(path), which is not here: let it name a repository, or
      # check that out beside this one first.

      """
  }

  private var github: String {
    note + """
      name: Scenes
      on:
        push:
          branches: [main]
        pull_request:
      permissions:
        contents: read
      jobs:
        test:
          runs-on: ubuntu-latest
          container: swift:6.1
          timeout-minutes: 30
          steps:
            - uses: actions/checkout@v4
            - uses: actions/cache@v4
              with:
                path: .build
                key: scenes-${{ hashFiles('Package.swift', 'Sources/**') }}
                restore-keys: scenes-
            - run: swift run -c release \(name.text) test
            - uses: actions/upload-artifact@v4
              if: ${{ !cancelled() }}
              with:
                name: report
                path: Reports/latest

      """
  }

  private var gitlab: String {
    note + """
      scenes:
        image: swift:6.1
        script:
          - swift run -c release \(name.text) test
        cache:
          key: scenes
          paths: [.build]
        artifacts:
          when: always
          paths: [Reports/latest]
          reports:
            junit: Reports/latest/junit.xml

      """
  }
}
