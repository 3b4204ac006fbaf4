extension Stylesheet {
  /// The verdict, the numbers and the list of what needs eyes.
  static let overview: StaticString = """
    main { width: 100%; max-width: 1120px; margin: 0 auto; padding: 56px 44px 40px; }
    .verdict { display: flex; align-items: center; gap: 20px; }
    .verdict h1 {
      font-size: 34px; line-height: 1.14; font-weight: 650; letter-spacing: -0.024em;
      text-wrap: balance;
    }
    .verdict .byline { margin-top: 6px; }
    .seal {
      display: grid; place-items: center; flex: none; width: 60px; height: 60px;
      border-radius: 50%; background: color-mix(in srgb, var(--tone) 12%, transparent);
    }
    .seal .icon { width: 30px; height: 30px; stroke-width: 1.8; }
    .numbers {
      display: grid; grid-template-columns: repeat(6, auto); margin-top: 36px; padding: 20px 0;
    }
    .numbers > div { padding: 0 22px; border-left: 1px solid var(--line); }
    .numbers > div:first-child { border-left: 0; }
    .numbers dt { font-size: 12px; color: var(--secondary); white-space: nowrap; }
    .numbers dd {
      margin-top: 2px; font-size: 24px; line-height: 1.2; font-weight: 600;
      letter-spacing: -0.02em; white-space: nowrap;
    }
    .numbers small { font-size: 13px; font-weight: 400; letter-spacing: 0; }
    .remarks { margin-top: 16px; padding: 6px 20px; }
    .remarks li { display: flex; gap: 12px; padding: 9px 0; overflow-wrap: anywhere; }
    .remarks li + li { border-top: 1px solid var(--line); }
    .group { margin-top: 48px; }
    .group > h2 { margin: 0 0 14px 4px; }
    .list { overflow: clip; }
    .triage li + li > a, .list > details + details { border-top: 1px solid var(--line); }
    .triage a {
      display: flex; align-items: center; gap: 16px; padding: 14px 18px; color: inherit;
    }
    .triage a:hover, .list summary:hover { background: var(--well); text-decoration: none; }
    .triage a:focus-visible, .list summary:focus-visible { outline-offset: -3px; border-radius: 18px; }
    .thumb {
      display: grid; place-items: center; flex: none; width: 72px; height: 52px; overflow: hidden;
      border-radius: 9px; background: var(--well); color: var(--secondary);
      box-shadow: inset 0 0 0 1px var(--line);
    }
    .thumb img { width: 100%; height: 100%; object-fit: cover; }
    .row-text { display: grid; gap: 2px; flex: 1; min-width: 0; }
    .row-sentence {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
      font-size: 13px; color: var(--secondary); overflow-wrap: anywhere;
    }
    .triage a > .icon:last-child, summary > .icon:last-child { width: 14px; color: var(--control); }
    .decisions > li { padding: 20px 24px 22px; }
    .decisions > li + li { border-top: 1px solid var(--line); }
    .decision { display: flex; gap: 20px; align-items: flex-start; }
    .decision > div { flex: 1; min-width: 0; }
    .decision .cause { font-size: 16px; line-height: 1.4; overflow-wrap: anywhere; }
    .decision .extent { margin-top: 8px; font-size: 13px; color: var(--secondary); }
    .exhibit { display: flex; flex: none; align-items: center; gap: 8px; width: 206px; }
    .exhibit .thumb { width: 88px; height: 68px; }
    .exhibit .thumb:only-child { width: 206px; }
    .exhibit > .icon { width: 14px; color: var(--control); }
    .affected { margin-top: 2px; font-size: 13px; }
    .decisions .affected summary { display: inline-flex; gap: 6px; padding: 2px 0; color: var(--secondary); }
    .decisions .affected summary:hover { background: none; color: var(--text); }
    .affected ul { display: grid; gap: 4px; margin: 4px 0 4px; }
    .affected small { color: var(--secondary); font-size: 12px; }
    .choice {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
      gap: 10px; margin-top: 14px;
    }
    .choice .command { margin: 0; }
    .more { padding: 14px 24px; font-size: 13px; color: var(--secondary); }
    .list summary {
      display: flex; align-items: center; gap: 12px; padding: 13px 18px; cursor: pointer;
      list-style: none;
    }
    .list summary::-webkit-details-marker { display: none; }
    .row-facts { margin-left: auto; font-size: 13px; color: var(--secondary); text-align: right; }
    details[open] > summary > .icon:last-child { transform: rotate(90deg); }
    .folded { padding: 4px 24px 28px; }
    footer {
      margin-top: 56px; padding-top: 22px; border-top: 1px solid var(--line); font-size: 13px;
      color: var(--secondary); display: grid; gap: 10px;
    }
    footer p { max-width: 70ch; }
    .forms { display: flex; flex-wrap: wrap; gap: 18px; }

    """

  /// A case: its name, what is wrong, and how that was reached.
  static let cases: StaticString = """
    section.case { margin-top: 40px; padding: 28px 32px 32px; }
    section.case > header { display: flex; align-items: flex-start; gap: 16px; }
    section.case > header > div { flex: 1; min-width: 0; }
    section.case > header h2 { font-size: 24px; letter-spacing: -0.018em; }
    section.case > header .byline { margin-top: 3px; }
    .sentences { display: grid; gap: 6px; margin-top: 16px; max-width: 96ch; }
    .sentences p { overflow-wrap: anywhere; }
    .sentences p + p { color: var(--secondary); }
    .sentences .lead:first-child { font-size: 17px; line-height: 1.42; }
    .divergence {
      display: grid; grid-template-columns: auto 1fr; gap: 16px 28px; align-items: center;
      margin-top: 20px; padding: 18px 22px; border-radius: 14px; background: var(--well);
    }
    .first-frame { display: grid; }
    .first-frame b { font-size: 30px; line-height: 1.1; font-weight: 650; letter-spacing: -0.02em; }
    .stages { display: flex; align-items: center; gap: 6px; }
    .stages li {
      position: relative; flex: 1; display: flex; align-items: center; justify-content: center;
      gap: 6px; padding: 7px 8px; border-radius: 10px; font-size: 13px; white-space: nowrap;
      color: var(--secondary); background: var(--surface); box-shadow: 0 0 0 1px var(--line);
    }
    .stages .icon { width: 13px; height: 13px; stroke-width: 2; }
    .stages .differs { color: var(--bad); }
    .stages .first {
      background: var(--bad); color: var(--surface); font-weight: 600; box-shadow: none;
    }
    .views { grid-column: 1 / -1; display: flex; gap: 12px; align-items: baseline; }
    .views .caption { flex: none; min-width: 44px; }
    .views ul { display: grid; gap: 3px; min-width: 0; }
    .tables {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
      gap: 32px 40px; margin-top: 32px;
    }
    .tables section, .facts, .commands, .filmstrip, .comparison { min-width: 0; }
    .scroller { overflow-x: auto; margin-top: 10px; }
    table { width: 100%; border-collapse: collapse; font-size: 13px; }
    thead th { font-weight: 400; color: var(--secondary); font-size: 12px; }
    th, td {
      padding: 6px 0 6px 16px; text-align: right; white-space: nowrap; font-weight: 400;
      border-bottom: 1px solid var(--line);
    }
    th:first-child { text-align: left; padding-left: 0; }
    tbody tr:last-child > * { border-bottom: 0; }
    .none { color: var(--secondary); }
    .tables .note { margin-top: 8px; font-size: 12px; }
    .swatch {
      display: inline-block; width: 10px; height: 10px; margin-right: 9px; border-radius: 3px;
    }
    .facts { margin-top: 32px; }
    .facts dl { margin-top: 8px; font-size: 13px; }
    .facts dl > div { display: flex; gap: 16px; padding: 5px 0; }
    .facts dt { flex: 0 0 168px; color: var(--secondary); }
    .facts dd { min-width: 0; overflow-wrap: anywhere; }
    .commands { margin-top: 32px; }
    .command {
      display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center;
      gap: 0 14px; margin-top: 8px; padding: 10px 12px 11px 16px; border-radius: 14px;
      background: var(--well); font-size: 13px;
    }
    .command > .icon, .command > .plain { grid-row: 1 / 3; }
    .command > .icon { color: var(--accent); }
    .command code, .purpose { grid-column: 2; }
    .command code { overflow-wrap: anywhere; }
    .command .option { white-space: nowrap; }
    .command > .plain { grid-column: 3; }
    .command .plain:hover { background: var(--surface); }
    .purpose { font-size: 12px; color: var(--secondary); }
    .command .copied { color: var(--good); }

    """
}
