// The charts of a case.
const lineMark = (className, dash) => draw("path", { class: className, d: "M1 5H19", "stroke-dasharray": dash });
const boxMark = (className) => draw("rect", { class: className, width: 20, height: 10, rx: 2 });

const chartsOf = (view) => [
  bandChart(view), phaseChart(view, "time", "Time by phase", (phase) => `time.${phase}.p50`, view.breaks.all),
  phaseChart(view, "cost", "Modelled cost by phase", (phase) => `cost.${phase}`, view.breaks.cost),
  hitchChart(view, "Hitches", ["hitch", "span"], view.breaks.all),
  hitchChart(view, "Hitches, modelled", ["modelledHitch", "modelledSpan"], view.breaks.cost), workChart(view),
].filter(Boolean);

const between = (values, from, to) => values.slice(from, to + 1).filter((value) => !Number.isNaN(value));
const middle = (values) => values.length ? values.toSorted()[values.length >> 1] : NaN;

// Least, median, 95th and 99th percentile.
const bandChart = (view) => {
  if (!view.data.has(`${view.metric}.p50`)) return null;
  const [low, half, most, peak] = ["min", "p50", "p95", "p99"].map((part) => view.column(`${view.metric}.${part}`));
  const title = metricName(view.metric);
  return plot(view, {
    id: "band", title, height: 300, names: true, head: ["Least", "Median", "95th", "99th", "Deviation"],
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
      const names = [[peak, "99th"], [most, "95th"], [half, "Median"], [low, "Least"]]
        .map(([values, words]) => [y(values[view.to]), words]);
      return [...gridOf(scale, y, inner, duration),
        draw("path", { class: "band-area", d: areaPath(low, peak, view.from, view.to, view.breaks.all, x, y) }),
        stroke(most, "line-second", "5 3"), stroke(half, "line-main"), ...dots, ...sideNames(names, inner)];
    },
    read: (place) => `median ${duration(half[place])}, least ${duration(low[place])}, 95th percentile ${duration(most[place])}, 99th ${duration(peak[place])}`
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
    id: group, title, height: 240, head: ["Sum", ...phases.map(name)],
    legend: phases.map((phase) => [boxMark(phaseClass(phase)), name(phase)]).toReversed(),
    caption: () => {
      const means = phases.map((phase, place) => [middle(between(values[place], view.from, view.to)), phase])
        .sort((a, b) => b[0] - a[0]);
      const [most, phase] = means[0];
      return `${group === "cost" ? "What the model says of the counters alone" : "The median of each phase"}: `
        + `${name(phase)} takes most, ${duration(most)}.`;
    },
    shows: (change) => change.metric.startsWith(`${group}.`),
    draw: ({ x, inner }) => {
      const scale = scaleOf(between(total, view.from, view.to), true);
      const y = (value) => inner.top + inner.height * (1 - value / scale.high);
      // The thin ones at the bottom have names in the legend alone.
      const names = phases.map((phase, place) => {
        const [low, high] = [y(edges[place][view.to]), y(edges[place + 1][view.to])];
        return [low - high < 4 ? NaN : (low + high) / 2, name(phase)];
      });
      return [...gridOf(scale, y, inner, duration, 3),
        ...phases.map((phase, place) => draw("path", { class: `stack ${phaseClass(phase)}`,
          d: areaPath(edges[place], edges[place + 1], view.from, view.to, breaks, x, y) })), ...sideNames(names, inner)];
    },
    read: (place) => phases.map((phase, index) => [values[index][place], phase]).filter(([value]) => value > 0)
      .sort((a, b) => b[0] - a[0]).map(([value, phase]) => `${phase} ${duration(value)}`).join(", ") || "not measured",
    row: (place) => [total[place], ...values.map((column) => column[place])].map(duration),
  });
};

// Hitch time of a second, at both rates, between Apple's bands.
const hitchChart = (view, title, [hitchKey, spanKey], breaks) => {
  const rates = [60, 120].filter((rate) => view.data.has(hitchKey + rate));
  if (!rates.length) return null;
  const ratios = rates.map((rate) => {
    const [hitch, span] = [view.column(hitchKey + rate), view.column(spanKey + rate)];
    return hitch.map((value, place) => 1000 * value / Math.max(span[place], 1));
  });
  return plot(view, {
    id: `${hitchKey}es`, title, height: 190, head: rates.flatMap((rate) => [`${rate} Hz, ms/s`, "Band"]),
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
        y(from) - y(from + 5) < 14 && tone === "warning" ? null
          : draw("text", { class: "limit-name", x: inner.left + 6, y: y(from) - 4 }, word)]);
      return [...gridOf(scale, y, inner, (value) => grouped(value), 3), ...limits,
        ...ratios.map((values, place) => draw("path", { class: place ? "line-second" : "line-main",
          "stroke-dasharray": place ? "5 3" : null, d: linePath(values, view.from, view.to, breaks, x, y) })),
        ...sideNames(ratios.map((values, place) => [y(values[view.to]), `${rates[place]} Hz`]), inner)];
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
  const heads = new Set(kinds.filter((kind, place) => kinds[place - 1]?.phase !== kind.phase));
  // What stands still takes a line, what moves a chart.
  const isMoving = ({ values }) => new Set(between(values, view.from, view.to)).size > 1;
  const heightOf = (kind) => isMoving(kind) ? 66 : 26;
  return plot(view, {
    id: "work", title: "Work by phase", names: !view.data.has(`${view.metric}.p50`), head: kinds.map((kind) => kind.words),
    height: () => 22 + 24 + kinds.reduce((sum, kind) => sum + heightOf(kind), 0),
    caption: () => {
      const moving = kinds.filter(isMoving);
      return moving.length === 0 ? `Exact, and the same in all ${plural(view.to - view.from + 1, "run")} shown.`
        : `Exact, the same on every machine. ${moving.map((kind) => kind.words).join(", ")} moved in the runs shown.`;
    },
    shows: (change) => metric(change.metric).group === "counter",
    draw: ({ x, inner }) => {
      let top = inner.top;
      const right = inner.left + inner.width;
      return kinds.flatMap((kind) => {
        const height = heightOf(kind);
        const shown = between(kind.values, view.from, view.to);
        const [low, high] = [Math.min(...shown), Math.max(...shown)];
        const [roof, floor] = [top + 27, top + height - 10];
        const y = (value) => floor - (value - low) / (high - low) * (floor - roof);
        const now = kind.values[view.to];
        const value = inner.side > 40 ? { x: right + 9 } : { x: right, "text-anchor": "end" };
        const parts = [
          draw("path", { class: heads.has(kind) ? "grid head" : "grid",
            d: `M${heads.has(kind) ? 0 : inner.left} ${top}H${right + inner.side}` }),
          heads.has(kind) ? draw("text", { class: "lane-phase", x: 0, y: top + 17 }, capital(kind.phase)) : null,
          draw("text", { class: "lane-words", x: inner.left, y: top + 17 }, kind.words),
          draw("text", { class: "lane-value", ...value, y: top + 17 }, short(now)),
        ];
        if (isMoving(kind)) {
          parts.push(
            draw("path", { class: "step", d: linePath(kind.values, view.from, view.to, view.breaks.exact, x, y, true) }),
            ...view.changes.filter((change) => change.metric === kind.key
              && change.place >= view.from && change.place <= view.to).map((change) =>
              draw("circle", { class: `step-mark ${toneOf(change.before, change.after)}`,
                cx: x(change.place), cy: y(change.after), r: 3.5 })),
            ...sideNames([[roof + 2, short(high)], [floor - 2, short(low)]], inner));
        }
        top += height;
        return parts.filter(Boolean);
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
    shown.hidden = view.from === 0 && view.to === view.count - 1;
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
