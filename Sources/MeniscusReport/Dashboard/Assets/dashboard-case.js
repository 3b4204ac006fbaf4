// A case over all its runs: charts that share the stretch of runs that is shown.
const caseView = async (name, parameters) => {
  const row = rowOf(name);
  if (!row) return missing(`No case is called ${name}.`);
  const cases = await sceneOf(row.file);
  const data = cases.find((one) => one.name === name);
  const view = viewOf(data, row, parameters);
  const plots = chartsOf(view, parameters);
  const set = (changes) => {
    location.hash = caseLink(name, { ...parameters, from: "", to: "", ...changes });
  };
  view.changed = (isMove) => {
    if (isMove) {
      plots.forEach((one) => one.point());
      return;
    }
    plots.forEach((one) => one.redraw());
    whole.hidden = view.from === 0 && view.to === view.count - 1;
    all("[data-last]", ranges).forEach((button) => button.setAttribute("aria-pressed",
      String(view.to === view.count - 1 && view.from === Math.max(0, view.count - Number(button.dataset.last)))));
    map.redraw();
    const isWhole = view.from === 0 && view.to === view.count - 1;
    history.replaceState(null, "", caseLink(name, { ...parameters,
      from: isWhole ? "" : view.from + 1, to: isWhole ? "" : view.to + 1 }));
  };
  const whole = make("button", { type: "button", class: "button", onclick: () => view.zoom(0, view.count - 1) },
    "Whole history");
  const ranges = make("div", { class: "ranges", role: "group", "aria-label": "Runs shown" },
    [20, 100].filter((count) => count < view.count).map((count) => make("button", { type: "button", class: "button",
      "data-last": count, "aria-pressed": "false", onclick: () => view.zoom(Math.max(0, view.count - count), view.count - 1),
    }, `Last ${count}`)), whole);
  const map = minimap(view);
  const machines = [...new Set(Array.from({ length: data.count }, (_, place) => data.machine(place)))];
  const kinds = row.groups.map((group) => group.kind);
  const metrics = ["frame", ...overviewData.phases.map((phase) => `time.${phase}`)]
    .filter((key) => data.has(`${key}.p50`));
  const controls = make("div", { class: "controls" },
    metrics.length ? choice("Time of", view.metric, [["", metrics.map((key) => [key, metricName(key)])]],
      (metric) => set({ metric: metric === "frame" ? "" : metric })) : null,
    machines.length > 1 ? choice("Machine", view.machine, [["", [["", "The latest"], ["all", "All, apart"],
      ...machines.map((place) => [String(place), machineName(place)])]]], (machine) => set({ machine })) : null,
    kinds.length > 1 ? choice("Measured by", String(view.kind),
      [["", kinds.map((kind) => [String(kind), kindNames[kind]])]], (kind) => set({ kind })) : null, ranges);
  const others = cases.length > 1 ? make("nav", { class: "others", "aria-label": "Cases of the scene" },
    cases.map((one) => make("a", { href: caseLink(one.name), "aria-current": one.name === name ? "page" : null },
      one.name.slice(row.name.split("@")[0].lastIndexOf("/") + 1)))) : null;
  const last = view.count - 1;
  const element = make("div", {},
    crumbs(["Cases", "#/"], [name]),
    make("header", { class: "heading" }, make("h1", { tabindex: "-1" }, nameText(name)),
      make("p", { class: "byline" }, `${plural(view.count, "run")} from ${day(view.at(0))} to ${day(view.at(last))} · `,
        runAnchor(view, last), ` is the latest · ${machineName(data.machine(view.places[last]))}`)),
    others, controls, map.element, plots.map((one) => one.element), changeList(view));
  return { title: name, element, ready: () => {
    view.changed();
    if (parameters.chart) document.querySelector(`[data-chart="${parameters.chart}"]`)?.scrollIntoView();
  }, resize: () => { plots.forEach((one) => one.redraw()); map.redraw(); },
  escape: () => { if (whole.hidden) location.hash = "#/"; else view.zoom(0, view.count - 1); },
  step: () => document.querySelector(".plot")?.focus() };
};

// The runs of a case that are shown, by places from 0, and where one points.
const viewOf = (data, row, parameters) => {
  const newest = row.groups.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0];
  const kind = row.groups.some((group) => String(group.kind) === parameters.kind)
    ? Number(parameters.kind) : newest.kind;
  const ofKind = Array.from({ length: data.count }, (_, place) => place)
    .filter((place) => data.kind(place) === kind);
  const machine = parameters.machine ?? "";
  const chosen = machine === "" ? data.machine(ofKind.at(-1)) : Number(machine);
  const filtered = machine === "all" ? ofKind : ofKind.filter((place) => data.machine(place) === chosen);
  const places = filtered.length ? filtered : ofKind;
  const count = places.length;
  const column = (key) => {
    const values = data.column(key);
    return Float64Array.from(places, (place) => values[place]);
  };
  // A step of exact numbers may have come on another machine: it shows from the next run on this one.
  const changes = data.changes.filter((change) => data.kind(change.index) === kind
    && (metric(change.metric).group !== "time" || places.includes(change.index)))
    .map((change) => {
      const place = places.findIndex((index) => index >= change.index);
      return { ...change, place: place < 0 ? count - 1 : place };
    });
  const numbers = (value, text) => {
    const number = Number(value);
    return value !== undefined && Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : text;
  };
  const from = numbers(parameters.from, 0), to = numbers(parameters.to, count - 1);
  const view = {
    data, kind, machine, places, count, column,
    metric: data.has(`${parameters.metric}.p50`) ? parameters.metric : "frame",
    from: Math.min(from, to), to: Math.max(from, to), cursor: numbers(parameters.at, Math.max(from, to)),
    isPointed: false,
    at: (place) => data.at(places[place]), commit: (place) => data.commit(places[place]),
    isDirty: (place) => data.isDirty(places[place]),
    link: (place) => link(["run", data.id(places[place]), data.name], { kind }),
    changes, boundaries: new Map(), breaks: { all: new Set(), exact: new Set(), cost: new Set() },
    changed: () => {},
  };
  const traces = column("trace"), models = column("model");
  for (let place = 1; place < count; place += 1) {
    const [before, here] = [places[place - 1], places[place]];
    const words = [];
    if (traces[place] !== traces[place - 1]) words.push("another trace");
    const trace = words.length > 0;
    if (data.machine(before) !== data.machine(here)) words.push("another machine");
    if (data.toolchain(before) !== data.toolchain(here)) words.push(`Swift ${data.toolchain(here)}`);
    const isModel = models[place] !== models[place - 1] && !Number.isNaN(models[place]);
    if (words.length) view.breaks.all.add(place);
    if (trace) view.breaks.exact.add(place);
    if (trace || isModel) view.breaks.cost.add(place);
    if (isModel) words.push(`model ${models[place]}`);
    if (words.length) view.boundaries.set(place, words.join(", "));
  }
  view.point = (place) => {
    view.cursor = place;
    view.isPointed = true;
    view.changed(true);
  };
  view.zoom = (from, to) => {
    view.from = Math.max(0, Math.round(from));
    view.to = Math.min(count - 1, Math.round(to));
    view.cursor = Math.min(Math.max(view.cursor, view.from), view.to);
    view.changed(false);
  };
  view.key = (event) => keyOfChart(view, event);
  return view;
};

// The keys of a chart: steps, pages, ends, zoom, changes. Whether the key was one.
const keyOfChart = (view, event) => {
  const span = view.to - view.from;
  const page = Math.max(1, Math.round(span / 10));
  const move = (place) => {
    const target = Math.min(Math.max(place, 0), view.count - 1);
    if (target < view.from || target > view.to) {
      const from = Math.min(Math.max(target < view.from ? target : target - span, 0), view.count - 1 - span);
      view.from = from;
      view.to = from + span;
      view.cursor = target;
      view.isPointed = true;
      view.changed(false);
    } else view.point(target);
  };
  const scale = (factor) => {
    const size = Math.min(Math.max(Math.round(span * factor), 4), view.count - 1);
    const from = Math.min(Math.max(Math.round(view.cursor - size / 2), 0), Math.max(0, view.count - 1 - size));
    view.zoom(from, from + size);
  };
  const changes = [...new Set(view.changes.map((change) => change.place))].sort((a, b) => a - b);
  const actions = {
    ArrowRight: () => move(view.cursor + 1), ArrowLeft: () => move(view.cursor - 1),
    ArrowUp: () => move(view.cursor + 1), ArrowDown: () => move(view.cursor - 1),
    PageDown: () => move(view.cursor + page), PageUp: () => move(view.cursor - page),
    Home: () => move(view.from), End: () => move(view.to),
    "+": () => scale(0.5), "=": () => scale(0.5), "-": () => scale(2), 0: () => view.zoom(0, view.count - 1),
    n: () => move(changes.find((place) => place > view.cursor) ?? view.cursor),
    p: () => move(changes.findLast((place) => place < view.cursor) ?? view.cursor),
    Enter: () => { location.hash = view.link(view.cursor); },
  };
  if (!Object.hasOwn(actions, event.key)) return false;
  actions[event.key]();
  return true;
};

// A change leads to its revision beside the one that ran before it.
const comparisonLink = ({ data, kind }, { index }) => {
  let before = index - 1;
  while (before >= 0 && data.kind(before) !== kind) before -= 1;
  return before < 0 || !data.commit(before) || !data.commit(index) ? ""
    : make("a", { href: link(["compare", data.commit(before), data.commit(index)], { case: data.name }) }, "compare");
};

const changeList = (view) => {
  const changes = view.changes.toSorted((a, b) => b.place - a.place).slice(0, 200);
  if (!changes.length) {
    return blank("No change found", view.count === 1 ? "A change needs a second run." : "Every counter is the same in all runs of a trace, and no time moved beyond its noise.");
  }
  return make("section", { class: "card changes" }, make("h2", {}, plural(view.changes.length, "change")),
    table("Changes, the newest first", ["First revision", "Metric", "Change", "", "Before", "After", "Phase", "p", ""],
      changes.map((change) => [
        make("a", { href: link(["run", view.data.id(change.index), view.data.name], { kind: view.kind }) },
          make("code", {}, commitText(view.data.commit(change.index)))), [metricName(change.metric), change.known ? make("span", { class: "tag" }, "known") : null],
        exactDelta({ key: change.metric, ...change }), moved(change.before, change.after),
        valueText(change.metric, change.before), valueText(change.metric, change.after), metric(change.metric).phase ?? "frame",
        change.p === null ? "exact" : change.p < 0.001 ? "<0.001" : change.p.toFixed(3),
        comparisonLink(view, change),
      ]), 2));
};
