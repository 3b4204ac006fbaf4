// Numbers and moments in words, the same in every locale.
const grouped = (value) => Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, ",");
const significant = (value) => value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
const duration = (nanoseconds) => {
  if (!Number.isFinite(nanoseconds)) return "–";
  const microseconds = nanoseconds / 1000;
  if (nanoseconds === 0) return "0";
  if (microseconds < 999.5) return `${significant(microseconds)} µs`;
  if (microseconds < 999_500) return `${significant(microseconds / 1000)} ms`;
  return `${significant(microseconds / 1_000_000)} s`;
};
const counted = (value) => Number.isFinite(value) ? grouped(value) : "–";
const short = (value) => value < 100_000 ? counted(value)
  : value < 999_500 ? `${significant(value / 1000)} k` : `${significant(value / 1_000_000)} M`;
const plural = (value, noun) => `${grouped(value)} ${noun}${value === 1 ? "" : "s"}`;
const ratioText = (value) => value === 0 ? "0"
  : Number.isFinite(value) ? value.toFixed(value < 9.95 ? 1 : 0) : "–";
// A change against what was: one way everywhere.
const percent = (before, after) => {
  if (before === after) return "0 %";
  if (!(before > 0) || !Number.isFinite(after)) return "from 0";
  const change = 100 * (after / before - 1);
  const size = Math.abs(change);
  const sign = change < 0 ? "−" : "+";
  return size < 0.1 ? `<${sign}0.1 %` : `${sign}${size < 9.95 ? size.toFixed(1) : grouped(size)} %`;
};
const signed = (value) => `${value < 0 ? "−" : "+"}${grouped(Math.abs(value))}`;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const two = (value) => String(value).padStart(2, "0");
const day = (seconds) => {
  if (!Number.isFinite(seconds) || seconds === null) return "unknown day";
  const date = new Date(seconds * 1000);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};
const moment = (seconds) => {
  if (!Number.isFinite(seconds) || seconds === null) return "at an unknown time";
  const date = new Date(seconds * 1000);
  return `${day(seconds)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
};
const commitText = (commit, isDirty = false) =>
  commit ? commit.slice(0, 10) + (isDirty ? " + changes" : "") : "no revision";

// Metrics, as the overview lists them.
const metric = (key) => {
  const found = overviewData.metrics.find(([name]) => name === key);
  if (!found) return { key, words: key, phase: null, group: "counter" };
  return { key, words: found[1], phase: found[2], group: found[3] };
};
const isTime = (key) => metric(key).group !== "counter";
const valueText = (key, value) => isTime(key) ? duration(value) : counted(value);
const metricName = (key) => key.startsWith("time.") ? `${metric(key).words} time` : metric(key).words;
const phaseClass = (phase) => `phase-${phase}`;
const machineName = (place) => overviewData.machines[place] ?? "unknown machine";
const kindNames = ["Suite run", "Benchmark"];

// Apple's bands for the hitch ratio, in milliseconds of a second.
const bands = [
  { word: "Good", tone: "good", from: 0 }, { word: "Warning", tone: "warning", from: 5 },
  { word: "Critical", tone: "bad", from: 10 },
];
const bandOf = (ratio) => bands.findLast((band) => ratio >= band.from) ?? bands[0];
const band = (ratio) => Number.isFinite(ratio)
  ? make("span", { class: `band ${bandOf(ratio).tone}` },
    make("b", {}, ratioText(ratio)), " ", make("span", {}, bandOf(ratio).word))
  : make("span", { class: "quiet" }, "–");

// More is slower, and never said by colour alone.
const moveText = (key, before, after) => isTime(key) ? percent(before, after) : signed(after - before);
const arrow = (before, after) => after > before ? "▲" : "▼";
const toneOf = (before, after) => after > before ? "bad" : "good";
const delta = (before, after, text = percent(before, after)) => before === after
  ? make("span", { class: "delta quiet" }, "=")
  : make("span", { class: `delta ${toneOf(before, after)}` },
    make("span", { "aria-hidden": "true" }, arrow(before, after)), " ", text);

// Of what is exact the number itself, too.
const exactDelta = ({ key, before, after }) => delta(before, after, isTime(key) || before === 0
  ? moveText(key, before, after) : `${signed(after - before)} (${percent(before, after)})`);

// Links keep what was chosen out of what they lead to.
const link = (path, parameters = {}) => {
  const query = new URLSearchParams(
    Object.entries(parameters).filter(([, value]) => value !== undefined && value !== "")).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${query ? `?${query}` : ""}`;
};
const caseLink = (name, parameters) => link(["case", name], parameters);
const nameText = (name) => {
  const [path, variant] = [name.split("@")[0], name.split("@").slice(1).join("@")];
  const slash = path.lastIndexOf("/") + 1;
  return make("span", { class: "identifier" },
    make("span", { class: "scene" }, path.slice(0, slash)), make("b", {}, path.slice(slash)),
    variant ? make("span", { class: "tag" }, variant) : null);
};
