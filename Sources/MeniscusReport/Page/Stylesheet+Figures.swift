extension Stylesheet {
  /// Pictures beside, over and behind one another.
  static let compare: StaticString = """
    .comparison { margin-top: 36px; }
    .comparison > header {
      display: flex; flex-wrap: wrap; align-items: center; gap: 12px;
    }
    .comparison h3 { font-size: 17px; overflow-wrap: anywhere; }
    .finding { margin-top: 6px; color: var(--secondary); overflow-wrap: anywhere; }
    .finding:empty { display: none; }
    .segments {
      margin-left: auto;
      display: inline-flex; gap: 2px; padding: 3px; border-radius: 10px; background: var(--well);
      box-shadow: inset 0 0 0 1px var(--line);
    }
    .has-script .segments { display: inline-flex !important; }
    .segments button {
      min-height: 26px; padding: 0 12px; border: 0; border-radius: 7px; background: none;
      font-size: 13px; color: var(--secondary); cursor: pointer;
    }
    .segments button:hover { color: var(--text); }
    .segments [aria-pressed="true"] {
      background: var(--surface); color: var(--text); font-weight: 500;
      box-shadow: 0 0 0 1px var(--line), 0 1px 3px rgb(0 0 0 / 0.12);
    }
    .comparison .stage {
      margin-top: 14px; padding: 20px; border-radius: 14px; background: var(--well);
    }
    .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px; }
    .pictures:not(:has(> :nth-child(3))) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .pictures:has(> :nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .pictures figcaption, .overlay figcaption {
      display: flex; justify-content: space-between; gap: 8px; margin-bottom: 8px; font-size: 13px;
      font-weight: 500;
    }
    .pictures figcaption span, .overlay figcaption span { font-weight: 400; color: var(--secondary); }
    .pictures figure { display: grid; grid-template-rows: auto 1fr; }
    .pictures a { position: relative; display: block; }
    .pictures img, .overlay img {
      max-height: 78vh; width: auto; border-radius: 8px;
      background: repeating-conic-gradient(var(--line) 0 25%, var(--surface) 0 50%) 0 0 / 16px 16px;
      box-shadow: 0 0 0 1px var(--line), 0 6px 20px rgb(0 0 0 / 0.07);
    }
    .absent {
      display: grid; place-items: center; min-height: 120px; padding: 20px; border-radius: 8px;
      border: 1.5px dashed var(--control); color: var(--secondary); font-size: 13px;
      text-align: center;
    }
    .overlay { display: grid; justify-items: center; gap: 14px; }
    .overlay figcaption { width: 100%; margin: 0; }
    .stack { position: relative; max-width: 100%; line-height: 0; touch-action: pan-y; }
    .stack.slides { cursor: ew-resize; }
    .stack > img + img { position: absolute; inset: 0; }
    .stack .edge {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: #fff;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 0.35); pointer-events: none;
    }
    .stack .edge::after {
      content: ""; position: absolute; top: 50%; left: -12px; width: 26px; height: 26px;
      margin-top: -13px; border-radius: 50%; background: rgb(255 255 255 / 0.92);
      box-shadow: 0 1px 5px rgb(0 0 0 / 0.35);
    }
    .overlay .pill {
      min-height: 28px; padding: 0 16px; border: 0; background: var(--surface);
      box-shadow: 0 0 0 1px var(--line); color: var(--text); cursor: pointer;
    }
    .overlay input[type="range"] { width: min(360px, 100%); accent-color: var(--accent); }
    .marker {
      position: absolute; border-radius: 4px; pointer-events: none;
      box-shadow: 0 0 0 2px var(--bad), 0 0 0 4px var(--surface);
    }
    .regions { margin-top: 12px; font-size: 13px; }
    .regions li {
      display: grid; grid-template-columns: 160px 104px minmax(0, 1fr); gap: 2px 12px;
      padding: 5px 8px; margin: 0 -8px; border-radius: 8px;
    }
    .regions .quiet { display: block; }
    .regions [data-region]:hover, .regions [data-region]:focus { background: var(--well); }
    .pixels { color: var(--secondary); }
    .perception { display: flex; flex-wrap: wrap; gap: 6px 28px; margin-top: 12px; font-size: 13px; }
    .perception dt { color: var(--secondary); }
    .perception dd { font-variant-numeric: tabular-nums; }
    .texts { display: flex; gap: 20px; margin-top: 12px; font-size: 13px; }
    .texts a { display: inline-flex; align-items: center; gap: 6px; }
    .filmstrip { margin-top: 32px; }
    .filmstrip ul { display: flex; flex-wrap: wrap; gap: 18px; margin-top: 12px; }
    .filmstrip li { width: 132px; font-size: 13px; }
    .filmstrip img {
      width: 132px; height: 100px; object-fit: contain; border-radius: 8px; background: var(--well);
      box-shadow: inset 0 0 0 1px var(--line);
    }
    .film-name { display: flex; align-items: center; gap: 6px; margin-top: 8px; overflow-wrap: anywhere; }
    .film-name .badge { width: 16px; height: 16px; }
    .film-name .badge .icon { width: 10px; height: 10px; }
    .filmstrip small { display: block; padding-left: 22px; }
    .filmstrip.large ul { gap: 24px; }
    .filmstrip.large li { width: 288px; max-width: 100%; }
    .filmstrip.large img { width: 100%; height: auto; max-height: 432px; }
    .owners { display: flex; flex-wrap: wrap; gap: 2px 14px; min-width: 0; }

    """

  /// Lanes over one axis.
  static let timeline: StaticString = """
    .timeline { margin-top: 32px; }
    .timeline figcaption p { margin-top: 3px; font-size: 13px; color: var(--secondary); }
    .lanes { position: relative; margin-top: 14px; --gutter: 104px; border-radius: 6px; }
    .has-script .lanes { cursor: crosshair; }
    .lane { display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr); align-items: center; }
    .lane-name { font-size: 12px; color: var(--secondary); }
    .lane-name small { display: block; font-size: 11px; }
    .track { position: relative; height: 18px; }
    .track svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; }
    .marks .track { height: 20px; }
    .ticks { stroke: var(--control); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
    .marks .track svg { inset: 4px 0; height: 12px; }
    .pin {
      position: absolute; top: 5px; width: 10px; height: 10px; margin-left: -5px; rotate: 45deg;
      border-radius: 2.5px; background: var(--tone, var(--quiet));
      box-shadow: 0 0 0 2px var(--surface);
    }
    .strip .track svg { inset: 4px 0; height: 10px; border-radius: 5px; background: var(--bar); }
    .differing {
      fill: var(--bad); stroke: var(--bad); stroke-width: 1.5px; vector-effect: non-scaling-stroke;
    }
    .time .track { height: 104px; margin-top: 8px; border-bottom: 1px solid var(--control); }
    .time .lane-name { align-self: start; padding-top: 8px; }
    .budget {
      fill: none; stroke: var(--text); stroke-width: 1px; stroke-dasharray: 3 4;
      vector-effect: non-scaling-stroke;
    }
    .budget-name {
      position: absolute; right: 0; padding: 0 0 0 6px; translate: 0 -50%; font-size: 11px;
      color: var(--secondary); background: var(--surface);
    }
    .phase-input { fill: var(--phase-input); background: var(--phase-input); }
    .phase-update { fill: var(--phase-update); background: var(--phase-update); }
    .phase-layout { fill: var(--phase-layout); background: var(--phase-layout); }
    .phase-display { fill: var(--phase-display); background: var(--phase-display); }
    .phase-morph { fill: var(--phase-morph); background: var(--phase-morph); }
    .phase-render { fill: var(--phase-render); background: var(--phase-render); }
    .phase-hash { fill: var(--phase-hash); background: var(--phase-hash); }
    .axis {
      display: flex; justify-content: space-between; margin: 5px 0 0 var(--gutter); font-size: 11px;
      color: var(--secondary);
    }
    .cursor {
      position: absolute; top: 0; bottom: 20px; width: 1px; background: var(--accent);
      pointer-events: none;
    }
    .readout {
      display: block; min-height: 20px; margin: 8px 0 0 104px; font-size: 12px;
      color: var(--secondary);
    }
    .has-script .readout { display: block !important; }
    .readout b { color: var(--text); font-weight: 600; }

    """

  /// Narrow windows, paper, and what people ask of their system.
  static let media: StaticString = """
    @media (max-width: 1120px) {
      main { padding: 40px 28px 32px; }
      .numbers { grid-template-columns: repeat(3, auto); row-gap: 18px; }
      .numbers > div:nth-child(4) { border-left: 0; }
    }
    @media (max-width: 820px) {
      .page { display: block; }
      .sidebar { position: static; height: auto; padding-bottom: 14px; border: 0; }
      .sidebar .cases, .sidebar .keys, .sidebar .search { display: none !important; }
      main { padding: 12px 16px 32px; }
      .verdict { align-items: flex-start; gap: 14px; }
      .verdict h1 { font-size: 26px; }
      .seal { width: 44px; height: 44px; }
      .seal .icon { width: 22px; height: 22px; }
      .numbers { grid-template-columns: repeat(2, 1fr); margin-top: 24px; padding: 16px 0; }
      .numbers > div { padding: 0 18px; }
      .numbers > div:nth-child(odd) { border-left: 0; }
      .numbers > div:nth-child(4) { border-left: 1px solid var(--line); }
      .numbers dt { white-space: normal; }
      .numbers dd { font-size: 21px; }
      .group { margin-top: 36px; }
      .triage a { gap: 12px; padding: 12px 14px; align-items: flex-start; }
      .triage .thumb { width: 52px; height: 52px; }
      .decisions > li { padding: 16px; }
      .decision { flex-direction: column; gap: 12px; }
      .decision > div { width: 100%; }
      .triage .pill, .triage a > .icon { display: none; }
      section.case { margin: 28px -16px 0; padding: 24px 16px 28px; border-radius: 0; }
      section.case > header { flex-direction: column-reverse; gap: 10px; }
      section.case > header h2 { font-size: 21px; }
      .divergence { grid-template-columns: 1fr; padding: 16px; }
      .stages { display: grid; grid-template-columns: repeat(3, 1fr); }
      .views { display: grid; gap: 4px; }
      .list summary { flex-wrap: wrap; }
      .list summary .identifier { flex: 1; }
      .row-facts { order: 9; flex-basis: 100%; margin: 0; padding-left: 32px; text-align: left; }
      .folded { padding: 0 16px 24px; }
      .comparison .stage { margin-inline: -16px; border-radius: 0; padding: 16px; }
      .pictures, .pictures:not(:has(> :nth-child(3))), .pictures:has(> :nth-child(4)) { grid-template-columns: 1fr; }
      .regions li { grid-template-columns: 1fr auto; }
      .owners { grid-column: 1 / -1; }
      .segments { margin-left: 0; display: flex; max-width: 100%; overflow-x: auto; }
      .segments button { padding: 0 9px; white-space: nowrap; }
      .lanes { --gutter: 76px; }
      .readout { margin-left: 0; }
      th, td { padding-left: 11px; }
      .filmstrip li { width: calc(50% - 9px); }
      .filmstrip.large li { width: 100%; }
      thead th { white-space: normal; vertical-align: bottom; }
      .facts dl > div { display: block; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
      summary > .icon:last-child { transition: transform 0.2s; }
    }
    @media (prefers-contrast: more) {
      :root { --secondary: var(--text); --line: var(--control); }
    }
    @media (forced-colors: active) {
      .timeline svg, .swatch, .pin { forced-color-adjust: none; }
      .segments [aria-pressed="true"] { outline: 2px solid Highlight; }
    }
    @media print {
      :root { color-scheme: light !important; --page: #fff; }
      .page { display: block; }
      .sidebar, .scripted, .skip { display: none !important; }
      main { max-width: none; padding: 0; }
      .card { box-shadow: none; border: 1px solid var(--line); }
      .comparison, .timeline, .tables section, .command, .triage li { break-inside: avoid; }
    }

    """
}
