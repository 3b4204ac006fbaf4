// Scales and strokes of charts, in pixels.
const niceTicks = (low, high, count) => {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((part) => part * power).find((size) => size >= rough);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
};
const scaleOf = (values, fromZero) => {
  let low = Infinity, high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (!Number.isFinite(low)) return { low: 0, high: 1 };
  // Small shifts of large numbers are to be seen; what comes near zero is drawn from zero.
  if (fromZero || low < high * 0.5) low = 0;
  const room = (high - low) * 0.08 || Math.abs(high) * 0.1 || 1;
  return { low: low === 0 ? 0 : Math.max(0, low - room), high: high + room };
};
// The stretches of places without a gap: a boundary begins a new one.
const stretches = (values, from, to, boundaries) => {
  const found = [];
  let current = [];
  for (let place = from; place <= to; place += 1) {
    if (boundaries.has(place) || Number.isNaN(values[place])) {
      if (current.length) found.push(current);
      current = [];
    }
    if (!Number.isNaN(values[place])) current.push(place);
  }
  if (current.length) found.push(current);
  return found;
};
const point = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`;
// A place between two gaps is a short stroke, or a bar: neither a line nor an area has a width there.
const linePath = (values, from, to, boundaries, x, y, isStep) =>
  stretches(values, from, to, boundaries).map((places) => places.map((place, order) => {
    if (places.length === 1) return `M${point(x(place) - 5, y(values[place]))}h10`;
    if (order === 0) return `M${point(x(place), y(values[place]))}`;
    const before = places[order - 1];
    return isStep ? `H${x(place).toFixed(1)}V${y(values[place]).toFixed(1)}`
      : place === before + 1 ? `L${point(x(place), y(values[place]))}`
        : `M${point(x(place), y(values[place]))}`;
  }).join("")).join("");
const areaPath = (low, high, from, to, boundaries, x, y) =>
  stretches(high, from, to, boundaries).map((places) => {
    if (places.length === 1) {
      const [place] = places;
      return `M${point(x(place) - 5, y(low[place]))}h10V${y(high[place]).toFixed(1)}h-10Z`;
    }
    const top = places.map((place) => point(x(place), y(high[place])));
    const bottom = places.toReversed().map((place) => point(x(place), y(low[place])));
    return `M${top.concat(bottom).join("L")}Z`;
  }).join("");

// A series beside a name: the shape, where it ends, and where it last changed.
const sparkline = (values, label, changed) => {
  const width = 132, height = 30;
  if (values.length < 2) {
    return draw("svg", { class: "spark", viewBox: `0 0 ${width} ${height}`, role: "img",
      "aria-label": label }, draw("path", { class: "flat", d: `M2 15H${width - 6}` }),
    draw("circle", { class: "end", cx: width - 6, cy: 15, r: 2.5 }));
  }
  const x = (place) => 2 + place / (values.length - 1) * (width - 8);
  const y = (value) => height - 4 - value / 89 * (height - 8);
  const d = values.map((value, place) => `${place ? "L" : "M"}${point(x(place), y(value))}`).join("");
  const last = values.length - 1;
  return draw("svg", { class: "spark", viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": label },
  changed === undefined ? null : draw("path", { class: "since", d: `M${x(changed * last).toFixed(1)} 1V${height - 1}` }),
  draw("path", { d }), draw("circle", { class: "end", cx: x(last), cy: y(values[last]), r: 2.5 }));
};
const legend = (entries) => make("ul", { class: "legend" }, entries.map(([mark, words]) =>
  make("li", {}, draw("svg", { class: "key", viewBox: "0 0 20 10", "aria-hidden": "true" }, mark), words)));
