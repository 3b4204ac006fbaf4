extension Stylesheet {
  /// Type, measure and the small pieces that recur.
  static let base: StaticString = """
    *, *::before, *::after { box-sizing: border-box; }
    html { scroll-padding-top: 24px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.47 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", Roboto,
        "Helvetica Neue", Arial, sans-serif;
      font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
    }
    h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h2 { font-size: 20px; line-height: 1.25; font-weight: 600; letter-spacing: -0.012em; }
    h3 { font-size: 15px; line-height: 1.35; font-weight: 600; letter-spacing: -0.005em; }
    small { font-size: 12px; color: var(--secondary); }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; text-underline-offset: 2px; }
    code, kbd {
      font-family: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
        monospace;
      font-size: 12.5px;
    }
    p code, li code, dd code { font-size: 0.88em; }
    img { display: block; max-width: 100%; height: auto; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
    button, input { font: inherit; color: inherit; }
    [hidden], .sprite { display: none !important; }
    .scripted { display: none !important; }
    .has-script .scripted { display: revert-layer !important; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: absolute; left: -9999px; top: 8px; padding: 8px 14px; z-index: 9; }
    .skip:focus { left: 8px; background: var(--surface); }
    .icon {
      width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .card {
      background: var(--surface); border-radius: 18px;
      box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgb(0 0 0 / 0.03);
    }
    .plain {
      display: inline-grid; place-items: center; width: 28px; height: 28px; padding: 0; border: 0;
      border-radius: 8px; background: none; color: var(--secondary); cursor: pointer;
    }
    .plain:hover { background: var(--well); color: var(--text); }
    .quiet, .note, .byline { color: var(--secondary); }
    .note, .byline { font-size: 13px; }
    .tag {
      display: inline-block; margin-left: 8px; padding: 1px 8px; border-radius: 99px;
      background: var(--well); color: var(--secondary); font-size: 12px; font-weight: 500;
      letter-spacing: 0; vertical-align: 1px;
    }
    .badge, .pill, .seal { --tone: var(--quiet); color: var(--tone); }
    .good { --tone: var(--good); }
    .bad { --tone: var(--bad); }
    .warning { --tone: var(--warning); }
    .new { --tone: var(--new); }
    .badge {
      position: relative; display: inline-grid; place-items: center; flex: none; width: 20px;
      height: 20px; border-radius: 50%;
      background: color-mix(in srgb, var(--tone) 12%, transparent);
    }
    .badge .icon { width: 12px; height: 12px; stroke-width: 2.2; }
    .pill {
      display: inline-flex; align-items: center; gap: 5px; flex: none; padding: 3px 10px 3px 7px;
      border-radius: 99px; font-size: 13px; font-weight: 600; white-space: nowrap;
      background: color-mix(in srgb, var(--tone) 9%, transparent);
    }
    .pill .icon { width: 14px; height: 14px; stroke-width: 2; }
    .identifier { letter-spacing: -0.01em; overflow-wrap: anywhere; }
    .identifier .scene { color: var(--secondary); font-weight: 400; }
    .identifier b { font-weight: 600; }
    .view { color: var(--secondary); overflow-wrap: anywhere; }
    .view b { color: var(--text); font-weight: 600; }
    .caption { font-size: 12px; color: var(--secondary); }

    """

  /// The list of cases beside the page.
  static let sidebar: StaticString = """
    .page { display: grid; grid-template-columns: 272px minmax(0, 1fr); min-height: 100vh; }
    .sidebar {
      position: sticky; top: 0; height: 100vh; display: flex; flex-direction: column;
      padding: 20px 0 0; border-right: 1px solid var(--line); font-size: 13px;
    }
    .brand {
      display: flex; align-items: center; gap: 9px; padding: 0 14px 0 20px; height: 28px;
      font-size: 16px; font-weight: 600; letter-spacing: -0.015em;
    }
    .brand button { margin-left: auto; }
    .mark {
      width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 1.7;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .mark-fill { fill: var(--accent); stroke: none; opacity: 0.28; }
    .search {
      display: flex; align-items: center; gap: 7px; margin: 16px 14px 0; padding: 0 10px;
      height: 32px; border-radius: 9px; background: color-mix(in srgb, var(--text) 6%, transparent);
      color: var(--secondary);
    }
    .has-script .search { display: flex !important; }
    .search .icon { width: 14px; height: 14px; }
    .search input {
      flex: 1; min-width: 0; border: 0; padding: 0; background: none; color: var(--text);
      outline: none;
    }
    .search input::placeholder { color: var(--secondary); opacity: 1; }
    .search:focus-within { box-shadow: 0 0 0 3px var(--accent); }
    .cases { flex: 1; overflow-y: auto; padding: 10px 12px 20px; scrollbar-width: thin; }
    .cases h2 {
      display: flex; justify-content: space-between; padding: 14px 10px 5px; font-size: 12px;
      font-weight: 600; letter-spacing: 0; color: var(--secondary);
    }
    .count { font-weight: 400; }
    .cases a {
      display: flex; align-items: center; gap: 10px; padding: 6px 10px; border-radius: 10px;
      color: var(--text);
    }
    .cases a:hover { background: color-mix(in srgb, var(--text) 5%, transparent); text-decoration: none; }
    .cases a[aria-current] { background: color-mix(in srgb, var(--accent) 12%, transparent); }
    .case-name { display: grid; min-width: 0; line-height: 1.3; }
    .case-name span { font-weight: 500; }
    .case-name span, .case-name small {
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    .keys {
      padding: 11px 20px; border-top: 1px solid var(--line); font-size: 12px;
      color: var(--secondary);
    }
    .keys kbd {
      display: inline-block; min-width: 18px; padding: 0 4px; margin-right: 2px; border-radius: 5px;
      background: var(--surface); box-shadow: 0 0 0 1px var(--line); text-align: center;
      font-size: 11px; line-height: 18px;
    }
    .gap { display: inline-block; width: 14px; }

    """
}
