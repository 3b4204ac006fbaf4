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
  const order = new Map(places.map((place, index) => [place, index]));
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
    changes: data.changes.filter((change) => order.has(change.index))
      .map((change) => ({ ...change, place: order.get(change.index) })),
    boundaries: new Map(), breaks: { all: new Set(), exact: new Set(), cost: new Set() },
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

const lineMark = (className, dash) => draw("path", { class: className, d: "M1 5H19", "stroke-dasharray": dash });
const boxMark = (className) => draw("rect", { class: className, width: 20, height: 10, rx: 2 });

const chartsOf = (view) => [
  bandChart(view), phaseChart(view, "time", "Time by phase", (phase) => `time.${phase}.p50`, view.breaks.all),
  phaseChart(view, "cost", "Modelled cost by phase", (phase) => `cost.${phase}`, view.breaks.cost),
  hitchChart(view), workChart(view),
].filter(Boolean);

const between = (values, from, to) => values.slice(from, to + 1).filter((value) => !Number.isNaN(value));
const middle = (values) => values.length ? values.toSorted()[values.length >> 1] : NaN;

// Least, median, 95th and 99th percentile.
const bandChart = (view) => {
  if (!view.data.has(`${view.metric}.p50`)) return null;
  const [low, half, most, peak] = ["min", "p50", "p95", "p99"].map((part) => view.column(`${view.metric}.${part}`));
  const title = metricName(view.metric);
  return plot(view, {
    id: "band", title, height: 300, head: ["Least", "Median", "95 %", "99 %", "Deviation"],
    legend: [[lineMark("line-main"), "Median"], [lineMark("line-second", "5 3"), "95th percentile"],
      [boxMark("band-area"), "Least to 99th percentile"]],
    caption: () => {
      const values = between(half, view.from, view.to);
      const found = view.changes.filter((change) => change.metric === view.metric
        && change.place >= view.from && change.place <= view.to);
      const last = found.at(-1);
      return `Median ${duration(middle(values))} over ${plural(values.length, "run")}, ${duration(values.at(-1))} in the last`
        + (last ? `; ${plural(found.length, "change")}, the last ${percent(last.before, last.after)} at ${commitText(view.commit(last.place))}.` : ".");
    },
    shows: (change) => change.metric === view.metric,
    draw: ({ x, inner }) => {
      const shown = [low, half, most, peak].flatMap((values) => Array.from(between(values, view.from, view.to)));
      const scale = scaleOf(shown, false);
      const y = (value) => inner.top + inner.height * (1 - (value - scale.low) / (scale.high - scale.low));
      const stroke = (values, className, dash) => draw("path", { class: className, "stroke-dasharray": dash,
        d: linePath(values, view.from, view.to, view.breaks.all, x, y) });
      const dots = view.to - view.from > 80 ? [] : Array.from({ length: view.to - view.from + 1 }, (_, i) => view.from + i)
        .filter((place) => !Number.isNaN(half[place])).map((place) =>
          draw("circle", { class: view.isDirty(place) ? "dot dirty" : "dot", cx: x(place), cy: y(half[place]), r: 3 }));
      return [...gridOf(scale, y, inner, duration),
        draw("path", { class: "band-area", d: areaPath(low, peak, view.from, view.to, view.breaks.all, x, y) }),
        stroke(most, "line-second", "5 3"), stroke(half, "line-main"), ...dots];
    },
    read: (place) => `median ${duration(half[place])}, least ${duration(low[place])}, 95 % ${duration(most[place])}, 99 % ${duration(peak[place])}`
      + (view.isDirty(place) ? ", with changes since the commit" : ""),
    row: (place) => [low[place], half[place], most[place], peak[place],
      view.data.column(`${view.metric}.mad`)[view.places[place]]].map(duration),
  });
};

// The phases of a frame one upon the other.
const phaseChart = (view, group, title, key, breaks) => {
  // Hashing is the tool's own: no display waits for it.
  const phases = overviewData.phases.filter((phase) => phase !== "hash" && view.data.has(key(phase)));
  if (!phases.length) return null;
  const values = phases.map((phase) => view.column(key(phase)));
  const edges = [new Float64Array(view.count)];
  for (const column of values) {
    edges.push(edges.at(-1).map((sum, place) => sum + (Number.isNaN(column[place]) ? 0 : column[place])));
  }
  const total = edges.at(-1);
  for (let place = 0; place < view.count; place += 1) {
    if (values.every((column) => Number.isNaN(column[place]))) edges.forEach((edge) => { edge[place] = NaN; });
  }
  const name = (phase) => phase[0].toUpperCase() + phase.slice(1);
  return plot(view, {
    id: group, title, height: 240, labels: true, head: ["Sum", ...phases.map(name)],
    legend: phases.map((phase) => [boxMark(phaseClass(phase)), name(phase)]).toReversed(),
    caption: () => {
      const means = phases.map((phase, place) => [middle(between(values[place], view.from, view.to)), phase])
        .sort((a, b) => b[0] - a[0]);
      const [most, phase] = means[0];
      return `${group === "cost" ? "What the model says of the counters alone" : "The median of each phase"}: `
        + `${name(phase)} takes most, ${duration(most)}.`;
    },
    shows: (change) => change.metric.startsWith(`${group}.`),
    draw: ({ x, inner, width }) => {
      const scale = scaleOf(between(total, view.from, view.to), true);
      const y = (value) => inner.top + inner.height * (1 - value / scale.high);
      const labels = [];
      if (inner.left + inner.width < width - 40) {
        let free = Infinity;
        phases.forEach((phase, place) => {
          const [low, high] = [edges[place][view.to], edges[place + 1][view.to]];
          const at = Math.min(y((low + high) / 2) + 4, free);
          if (!Number.isFinite(at) || y(low) - y(high) < 3) return;
          free = at - 14;
          labels.push(draw("text", { class: "tick", x: inner.left + inner.width + 8, y: at }, name(phase)));
        });
      }
      return [...gridOf(scale, y, inner, duration, 3),
        ...phases.map((phase, place) => draw("path", { class: `stack ${phaseClass(phase)}`,
          d: view.count === 1 || view.from === view.to
            ? `M${x(view.from) - 14} ${y(edges[place][view.from])}h28V${y(edges[place + 1][view.from])}h-28Z`
            : areaPath(edges[place], edges[place + 1], view.from, view.to, breaks, x, y) })), ...labels];
    },
    read: (place) => phases.map((phase, index) => [values[index][place], phase]).filter(([value]) => value > 0)
      .sort((a, b) => b[0] - a[0]).map(([value, phase]) => `${phase} ${duration(value)}`).join(", ") || "not measured",
    row: (place) => [total[place], ...values.map((column) => column[place])].map(duration),
  });
};

// Hitch time of a second, at both rates, between Apple's bands.
const hitchChart = (view) => {
  const rates = [60, 120].filter((rate) => view.data.has(`hitch${rate}`));
  if (!rates.length) return null;
  const ratios = rates.map((rate) => {
    const [hitch, span] = [view.column(`hitch${rate}`), view.column(`span${rate}`)];
    return hitch.map((value, place) => 1000 * value / Math.max(span[place], 1));
  });
  return plot(view, {
    id: "hitches", title: "Hitches", height: 190, head: rates.flatMap((rate) => [`${rate} Hz, ms/s`, "Band"]),
    legend: rates.map((rate, place) => [lineMark(place ? "line-second" : "line-main", place ? "5 3" : null), `${rate} Hz`]),
    caption: () => rates.map((rate, place) => {
      const last = between(ratios[place], view.from, view.to).at(-1);
      return `${ratioText(last)} ms/s at ${rate} Hz in the last run (${bandOf(last).word.toLowerCase()})`;
    }).join(", ") + ". Apple's bands: warning from 5, critical from 10.",
    shows: () => false,
    draw: ({ x, inner }) => {
      const scale = scaleOf([12, ...ratios.flatMap((values) => Array.from(between(values, view.from, view.to)))], true);
      const y = (value) => inner.top + inner.height * (1 - value / scale.high);
      const limits = bands.slice(1).flatMap(({ from, word, tone }) => [
        draw("path", { class: `limit ${tone}`, d: `M${inner.left} ${y(from)}h${inner.width}` }),
        draw("text", { class: "limit-name", x: inner.left + inner.width, y: y(from) - 4, "text-anchor": "end" }, word)]);
      return [...gridOf(scale, y, inner, (value) => grouped(value), 3), ...limits,
        ...ratios.map((values, place) => draw("path", { class: place ? "line-second" : "line-main",
          "stroke-dasharray": place ? "5 3" : null, d: linePath(values, view.from, view.to, view.breaks.all, x, y) }))];
    },
    read: (place) => rates.map((rate, index) =>
      `${ratioText(ratios[index][place])} ms/s at ${rate} Hz, ${bandOf(ratios[index][place]).word.toLowerCase()}`).join("; "),
    row: (place) => ratios.flatMap((values) => [ratioText(values[place]), bandOf(values[place]).word]),
  });
};

// The exact work: a lane for each kind, by phase.
const workChart = (view) => {
  const kinds = overviewData.metrics.filter(([key, , , group]) => group === "counter" && view.data.has(key))
    .map(([key, words, phase]) => ({ key, words, phase, values: view.column(key) }));
  const lane = 46;
  const heads = new Set(kinds.filter((kind, place) => kinds[place - 1]?.phase !== kind.phase));
  const height = 22 + 24 + kinds.length * lane + heads.size * 18;
  return plot(view, {
    id: "work", title: "Work by phase", height, head: kinds.map((kind) => kind.words),
    caption: () => {
      const moving = kinds.filter(({ values }) => new Set(between(values, view.from, view.to)).size > 1);
      return moving.length === 0 ? `Exact, and the same in all ${plural(view.to - view.from + 1, "run")} shown.`
        : `Exact, the same on every machine. ${moving.map((kind) => kind.words).join(", ")} moved in the runs shown.`;
    },
    shows: (change) => metric(change.metric).group === "counter",
    draw: ({ x, inner }) => {
      let top = inner.top;
      return kinds.flatMap((kind) => {
        const parts = [];
        if (heads.has(kind)) {
          parts.push(draw("text", { class: "lane-phase", x: 0, y: top + 11 }, kind.phase[0].toUpperCase() + kind.phase.slice(1)));
          top += 18;
        }
        const shown = between(kind.values, view.from, view.to);
        const [low, high] = [Math.min(...shown), Math.max(...shown)];
        const [roof, floor] = [top + 19, top + lane - 7];
        const y = (value) => high === low ? floor : floor - (value - low) / (high - low) * (floor - roof);
        parts.push(
          draw("text", { class: "lane-words", x: 0, y: top + 11 }, kind.words),
          draw("text", { class: "lane-value", x: inner.left + inner.width, y: top + 11, "text-anchor": "end" },
            high === low ? counted(high) : `${short(low)} – ${short(high)}, now ${counted(kind.values[view.to])}`),
          draw("path", { class: "grid", d: `M0 ${top + lane - 2}H${inner.left + inner.width}` }),
          draw("path", { class: high === low ? "step flat" : "step",
            d: linePath(kind.values, view.from, view.to, view.breaks.exact, x, y, true) }),
          ...view.changes.filter((change) => change.metric === kind.key && change.place >= view.from && change.place <= view.to)
            .map((change) => draw("circle", { class: `step-mark ${toneOf(change.before, change.after)}`,
              cx: x(change.place), cy: y(change.after), r: 3.5 })));
        top += lane;
        return parts;
      });
    },
    read: (place) => kinds.map(({ words, values }) => `${words} ${counted(values[place])}`).join(", "),
    row: (place) => kinds.map(({ values }) => counted(values[place])),
  });
};

// All of the history in a strip, with the stretch that is shown; dragging chooses another.
const minimap = (view) => {
  const key = view.data.has("frame.p50") ? `${view.metric}.p50` : "pixelsShaded";
  const values = view.column(key);
  const svg = draw("svg", { "aria-hidden": "true" });
  const shown = make("span", { class: "minimap-shown" });
  const element = make("div", { class: "minimap", "aria-hidden": "true" }, svg, shown);
  const share = (place) => view.count < 2 ? 0.5 : place / (view.count - 1);
  const redraw = () => {
    const width = element.clientWidth || 600, height = 40;
    const scale = scaleOf(between(values, 0, view.count - 1), false);
    const y = (value) => height - 4 - (value - scale.low) / (scale.high - scale.low) * (height - 8);
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.replaceChildren(draw("path", { d: linePath(values, 0, view.count - 1, view.breaks.all, (place) => share(place) * width, y) }),
      ...view.changes.map((change) => draw("path", { class: `change ${toneOf(change.before, change.after)}`,
        d: `M${share(change.place) * width} 0v5` })));
    shown.style.left = `${100 * share(view.from)}%`;
    shown.style.right = `${100 - 100 * share(view.to)}%`;
  };
  let start = null;
  const placeAt = (event) => {
    const box = element.getBoundingClientRect();
    return Math.min(Math.max(Math.round((event.clientX - box.left) / box.width * (view.count - 1)), 0), view.count - 1);
  };
  element.addEventListener("pointerdown", (event) => {
    start = placeAt(event);
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (start === null) return;
    const [low, high] = [start, placeAt(event)].sort((a, b) => a - b);
    if (high - low >= 2) view.zoom(low, high);
  });
  element.addEventListener("pointerup", () => { start = null; });
  element.hidden = view.count < 8;
  return { element, redraw };
};

const changeList = (view) => {
  const changes = view.changes.toSorted((a, b) => b.place - a.place).slice(0, 200);
  if (!changes.length) {
    return blank("No change found", view.count === 1 ? "A change needs a second run." : "Every counter is the same in all runs of a trace, and no time moved beyond its noise.");
  }
  return make("section", { class: "card changes" }, make("h2", {}, plural(view.changes.length, "change")),
    table("Changes, the newest first", ["First revision", "Metric", "Phase", "Before", "After", "", "Change", "p", ""],
      changes.map((change) => [
        runAnchor(view, change.place), [metricName(change.metric), change.known ? make("span", { class: "tag" }, "known") : null],
        metric(change.metric).phase ?? "frame", valueText(change.metric, change.before), valueText(change.metric, change.after),
        moved(change.before, change.after),
        delta(change.before, change.after, isTime(change.metric) || change.before === 0 ? undefined
          : `${signed(change.after - change.before)} (${percent(change.before, change.after)})`),
        change.p === null ? "exact" : change.p < 0.001 ? "<0.001" : change.p.toFixed(3),
        change.place > 0 ? make("a", { href: link(["compare", view.commit(change.place - 1), view.commit(change.place)],
          { case: view.data.name }) }, "compare") : "",
      ])));
};
