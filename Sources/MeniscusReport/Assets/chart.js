// How long frames took, the phases stacked, with the time between two refreshes as a line.
const chartHeight = 240;
// A round number that all but a few frames stay under; with the budget where they come near it.
const ceilingOf = (totals, budget) => {
  const sorted = [...totals].sort((a, b) => a - b);
  const longest = sorted.at(-1) ?? 0;
  if (longest === 0) return budget;
  const usual = sorted[Math.floor((sorted.length - 1) * 98 / 100)];
  const needed = Math.max(usual * 9 / 8, Math.min(longest, usual * 2));
  if (needed > budget / 2 && needed < budget) return budget * 9 / 8;
  for (let unit = 1; ; unit *= 10) {
    for (const factor of [1, 2, 5]) if (unit * factor >= needed) return unit * factor;
  }
};
const outline = (heights) => {
  let path = `M0 ${chartHeight}`, last = 0;
  heights.forEach((height, column) => {
    if (height === last) return;
    path += `${column > 0 ? `H${column}` : ""}V${chartHeight - height}`;
    last = height;
  });
  return `${path}H${heights.length}V${chartHeight}z`;
};
const chartOf = ({ timed, phases, frames, replayed, rate }) => {
  const names = Object.keys(phases), budget = 1e6 / rate;
  const totals = timed.map((_, column) => names.reduce((sum, name) => sum + phases[name][column], 0));
  const ceiling = ceilingOf(totals, budget);
  // The columns that fit the whole width, those that were never replayed included.
  const width = Math.max(Math.round(timed.length * frames / Math.max(replayed, 1)), 1);
  const height = (value) => Math.round(Math.min(value / ceiling, 1) * chartHeight);
  const drawing = draw("svg", { viewBox: `0 0 ${width} ${chartHeight}`, preserveAspectRatio: "none" });
  const sums = timed.map(() => 0);
  const areas = names.map((name) => {
    phases[name].forEach((value, column) => { sums[column] += value; });
    return draw("path", { class: `phase-${name}`, d: outline(sums.map(height)) });
  });
  // Each area reaches to the ground, so what is below it is drawn after it.
  drawing.append(...areas.reverse());
  const parts = [drawing];
  const top = (value) => `${(100 - height(value) * 100 / chartHeight).toFixed(1)}%`;
  if (budget <= ceiling) {
    const y = chartHeight - height(budget);
    drawing.append(draw("path", { class: "budget", d: `M0 ${y}H${width}` }));
    const name = make("span", "budget-name", time(budget));
    name.style.top = top(budget);
    parts.push(name);
  }
  // What is longer than the chart is high is broken where it leaves it.
  const cut = totals.flatMap((total, column) => total > ceiling ? [column] : []);
  for (const column of cut) {
    const mark = make("i", "cut");
    mark.style.left = `${((column + 0.5) * 100 / width).toFixed(2)}%`;
    mark.title = time(totals[column]);
    parts.push(mark);
  }
  const note = cut.length === 1
    ? say(data.words.cutOne, grouped(timed[cut[0]])) : say(data.words.cut, grouped(cut.length));
  return { parts, note: cut.length ? note : "", range: `0 – ${time(ceiling)}` };
};
