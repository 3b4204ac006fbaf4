// A chart over the runs of a case. All charts of a view share the stretch of runs that is shown and
// the run that is pointed at; each is one stop of the tab key.
const plot = (view, options) => {
  const svg = draw("svg", { class: "plot-drawing", "aria-hidden": "true" });
  const cursor = make("span", { class: "plot-cursor", hidden: true });
  const brush = make("span", { class: "plot-brush", hidden: true });
  const area = make("div", {
    class: "plot", tabindex: "0", role: "slider", "aria-label": `${options.title}, by run`,
    "aria-valuemin": "1",
  }, svg, cursor, brush);
  const readout = make("p", { class: "readout" });
  const caption = make("p", { class: "finding" });
  const behind = twin(`${options.title}, table`, () => {
    const rows = [];
    for (let place = view.to; place >= view.from && rows.length < 1000; place -= 1) {
      rows.push([runAnchor(view, place), day(view.at(place)), ...options.row(place)]);
    }
    return [["Run", "Day", ...options.head], rows];
  }, 2);
  const element = make("figure", { class: "chart card", "data-chart": options.id },
    make("figcaption", {}, make("h2", {}, options.title), caption,
      options.legend ? legend(options.legend) : null),
    area, readout, behind.element);

  let x = () => 0, inner = { left: 0, width: 1 };
  const redraw = () => {
    const height = typeof options.height === "number" ? options.height : options.height();
    area.style.height = `${height}px`;
    const width = Math.max(area.clientWidth, 200);
    // All charts leave the same room, so that runs stand above each other.
    const side = width > 620 ? 92 : 10;
    inner = { left: 56, width: width - 56 - side, top: 22, height: height - 22 - 24, side };
    const span = Math.max(view.to - view.from, 1);
    const single = view.to === view.from;
    x = (place) => inner.left + (single ? 0.5 : (place - view.from) / span) * inner.width;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.replaceChildren(...options.draw({ x, inner, view, width, height }),
      ...frameOf(view, options, x, inner));
    caption.textContent = options.caption();
    area.setAttribute("aria-valuemax", view.count);
    behind.renew();
    pointAt();
  };
  const pointAt = () => {
    const shown = view.cursor >= view.from && view.cursor <= view.to;
    cursor.hidden = !shown || !view.isPointed;
    cursor.style.left = `${x(view.cursor)}px`;
    area.setAttribute("aria-valuenow", view.cursor + 1);
    area.setAttribute("aria-valuetext", `Run ${view.cursor + 1} of ${view.count}`);
    readout.replaceChildren(make("b", {}, runName(view, view.cursor)), ` · ${options.read(view.cursor)}`);
  };
  const placeAt = (event) => {
    const box = area.getBoundingClientRect();
    const share = (event.clientX - box.left - inner.left) / inner.width;
    const place = Math.round(view.from + share * (view.to - view.from));
    return Math.min(Math.max(place, view.from), view.to);
  };
  let pressed = null;
  area.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    pressed = { x: event.clientX, place: placeAt(event) };
    area.setPointerCapture(event.pointerId);
  });
  area.addEventListener("pointermove", (event) => {
    view.point(placeAt(event));
    if (!pressed || Math.abs(event.clientX - pressed.x) < 8) return;
    const [low, high] = [pressed.place, placeAt(event)].sort((a, b) => a - b);
    brush.hidden = false;
    brush.style.left = `${x(low)}px`;
    brush.style.width = `${x(high) - x(low)}px`;
  });
  const release = (event) => {
    if (pressed && !brush.hidden && event.type === "pointerup") {
      const [low, high] = [pressed.place, placeAt(event)].sort((a, b) => a - b);
      if (high - low >= 2) view.zoom(low, high);
    }
    brush.hidden = true;
    pressed = null;
  };
  area.addEventListener("pointerup", release);
  area.addEventListener("pointercancel", release);
  area.addEventListener("dblclick", () => view.zoom(0, view.count - 1));
  area.addEventListener("focus", () => view.point(view.cursor));
  area.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !view.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
    say(`${runName(view, view.cursor)}. ${options.read(view.cursor)}`);
  });
  return { element, redraw, point: pointAt };
};

const runName = (view, place) =>
  `${commitText(view.commit(place), view.isDirty(place))} · ${day(view.at(place))}`;
const runAnchor = (view, place) => make("a", { href: view.link(place) },
  make("code", {}, commitText(view.commit(place), view.isDirty(place))));

// What every chart has: days below, boundaries, and the changes of what it shows.
const frameOf = (view, options, x, inner) => {
  const parts = [];
  const bottom = inner.top + inner.height;
  const count = Math.max(2, Math.floor(inner.width / 130));
  const places = [...new Set(Array.from({ length: count }, (_, tick) =>
    Math.round(view.from + tick / (count - 1) * (view.to - view.from))))];
  places.forEach((place, order) => {
    const anchor = places.length === 1 ? "middle" : order === 0 ? "start"
      : order === places.length - 1 ? "end" : "middle";
    parts.push(draw("text", { class: "tick", x: x(place), y: bottom + 17, "text-anchor": anchor },
      day(view.at(place))));
  });
  let free = -Infinity;
  for (const [place, words] of view.boundaries) {
    if (place <= view.from || place > view.to) continue;
    const left = (x(place) + x(place - 1)) / 2;
    parts.push(draw("path", { class: "boundary", d: `M${left} ${inner.top}V${bottom}` },
      draw("title", {}, words)));
    if (options.names && left > free && left + 90 < inner.left + inner.width) {
      parts.push(draw("text", { class: "boundary-name", x: left + 4, y: inner.top - 7 }, words));
      free = left + 6.2 * words.length + 10;
    }
  }
  for (const change of view.changes) {
    if (change.place < view.from || change.place > view.to) continue;
    const left = x(change.place);
    const tone = toneOf(change.before, change.after);
    if (!options.shows(change)) {
      // What changed elsewhere, as a mark on the line of days.
      parts.push(draw("path", { class: `elsewhere ${tone}`, d: `M${left} ${bottom}v5` },
        draw("title", {}, metricName(change.metric))));
      continue;
    }
    parts.push(
      draw("path", { class: `change ${tone} ${change.known ? "known" : ""}`,
        d: `M${left} ${inner.top}V${bottom}` }),
      draw("text", { class: `change-mark ${tone}`, x: left, y: inner.top - 6, "text-anchor": "middle" },
        change.known ? { "▲": "△", "▼": "▽" }[arrow(change.before, change.after)]
          : arrow(change.before, change.after)));
  }
  return parts;
};
// Names of lines and areas at the right edge, kept apart: pairs of a height and a name.
const sideNames = (names, inner) => {
  if (inner.side < 40) return [];
  let free = inner.top - 14;
  return names.filter(([at]) => Number.isFinite(at)).toSorted((a, b) => a[0] - b[0]).map(([at, words]) => {
    free = Math.max(at + 4, free + 14);
    return draw("text", { class: "tick", x: inner.left + inner.width + 9, y: free }, words);
  });
};
// Lines across with their numbers.
const gridOf = ({ low, high }, y, inner, text, count = 4) =>
  niceTicks(low, high, count).flatMap((value) => [
    draw("path", { class: value === 0 ? "base" : "grid",
      d: `M${inner.left} ${y(value).toFixed(1)}h${inner.width}` }),
    draw("text", { class: "tick", x: inner.left - 8, y: y(value) + 4, "text-anchor": "end" }, text(value)),
  ]);
