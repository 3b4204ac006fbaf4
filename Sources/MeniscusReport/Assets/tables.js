// How long each phase took, how much work was done, and how late frames came, as tables.
const tableOf = (title, columns, rows, note, kind = "") => {
  const head = make("tr"), body = make("tbody");
  for (const column of columns) {
    const cell = make("th", "", column);
    cell.scope = "col";
    head.append(cell);
  }
  for (const [name, ...values] of rows) {
    const cell = make("th", "", ...name);
    cell.scope = "row";
    const row = make("tr", values.every((value) => value === "–" || value === "0") ? "none" : "", cell);
    values.forEach((value, place) => {
      const figure = make("td", "", value);
      // Where there is no room for columns, each figure has its name before it.
      figure.dataset.name = columns[place + 1];
      row.append(figure);
    });
    body.append(row);
  }
  return make("section", "", make("h4", "", title),
    make("table", kind, make("thead", "", head), body), make("p", "note", note));
};
const phaseTable = (numbers) => tableOf(
  data.words.phases, ["Phase", "Total", "Median", "95th", "Longest", "at frame"],
  inRows(numbers, 6).map(([phase, total, median, p95, longest, frame]) => {
    const name = data.phases[phase];
    const times = [total, median, p95, longest].map((nanoseconds) => time(nanoseconds / 1000));
    return [[make("span", `swatch phase-${name}`), name], ...times, grouped(frame)];
  }), data.words.phasesNote);
const workTable = ([frames, idle, ...numbers]) => tableOf(
  data.words.work, ["Kind", "Total", "Most", "at frame", "Frames with none"],
  inRows(numbers, 4).map(([total, most, frame, none], kind) => [
    [data.work[kind]], grouped(total), total ? grouped(most) : "–", total ? grouped(frame) : "–",
    grouped(none),
  ]), say(data.words.workNote, grouped(idle), grouped(frames)));
// As long as a band is a few wide, tenths count.
const ratio = (hundredths) => hundredths === 0 ? "0"
  : hundredths < 995 ? (hundredths / 100).toFixed(1) : grouped(Math.round(hundredths / 100));
const hitchTable = (numbers, checkpoints) => {
  const width = 3 + 4 * data.rates.length;
  const tones = ["good", "warning", "bad", "bad"];
  const name = (place, other) => place ? checkpoints[place - 1].name : other;
  return tableOf(
    data.words.hitches, ["From – to", "Frames", ...data.rates.map((rate) => `${rate} Hz, ms/s`),
      ...data.rates.map((rate) => `${rate} Hz, modelled`)],
    inRows(numbers, width).map(([start, end, frames, ...figures], row) => [
      [row === 0 ? data.words.whole
        : `${name(start, data.words.begin)} – ${name(end, data.words.end)}`],
      grouped(frames),
      ...inRows(figures, 2).map(([more, band]) => more === 0 ? "–"
        : make("span", "", ratio(more - 1), " ",
          make("span", `band ${tones[band]}`, data.bands[band]))),
    ]), data.words.hitchesNote, "hitches");
};
const tablesOf = ({ tables, checkpoints }) => {
  const [phases, work, hitches] = (tables ?? ["", "", ""]).map(unpack);
  const made = [];
  if (phases.length) made.push(phaseTable(phases));
  if (work.length) made.push(workTable(work));
  if (hitches.length) made.push(hitchTable(hitches, checkpoints));
  return made.length ? [make("div", "tables", ...made)] : [];
};
