// Two revisions side by side: what moved, the most first.
const known = (value) => overviewData.commits.find((commit) =>
  value.startsWith(commit) || commit.startsWith(value)) ?? value;
const compareView = async (left, right, parameters) => {
  const commits = overviewData.commits;
  if (commits.length === 0) return missing("The history knows no revision.");
  if (parameters.case && !rowOf(parameters.case)) return missing(`No case is called ${parameters.case}.`);
  const a = left ?? commits[Math.min(1, commits.length - 1)], b = right ?? commits[0];
  const list = (value) => (commits.some((commit) => value.startsWith(commit) || commit.startsWith(value))
    ? commits : [value, ...commits]).map((commit) => [commit, commitText(commit)]);
  const choose = (changes) => { location.hash = link(["compare", changes.a ?? a, changes.b ?? b], parameters); };
  const rows = overviewData.rows.filter((row) => parameters.case === undefined || row.name === parameters.case);
  const progress = make("progress", { max: rows.length, value: 0, "aria-label": "Cases read" });
  const summary = make("p", { class: "byline", role: "status" }, "Reading cases …");
  const results = make("div");
  const state = { q: parameters.q ?? "", group: parameters.group ?? "" };
  const found = { entries: [], detail: null, cases: 0, alone: 0 };
  let isStopped = false;
  const show = () => results.replaceChildren(...comparison(found, state, a, b));
  const update = (name) => (value) => {
    state[name] = value;
    history.replaceState(null, "", link(["compare", a, b], { ...parameters, ...state }));
    show();
  };
  const search = make("input", { type: "search", id: "filter", placeholder: "Filter", value: state.q,
    "aria-label": "Filter by case or metric", autocomplete: "off", oninput: (event) => update("q")(event.target.value) });
  const element = make("div", {}, crumbs(["Cases", "#/"], ...(parameters.case
    ? [[parameters.case, caseLink(parameters.case)]] : []), ["Compare"]),
  make("header", { class: "heading" }, make("h1", { tabindex: "-1" }, "Two revisions"), summary, progress),
  make("div", { class: "controls" }, choice("Before", known(a), [["", list(a)]], (value) => choose({ a: value })),
    choice("After", known(b), [["", list(b)]], (value) => choose({ b: value })),
    make("button", { type: "button", class: "button", onclick: () => choose({ a: b, b: a }) }, "Swap"),
    choice("Show", state.group, [["", [["", "All that moved"], ["counter", "Work"], ["time", "Time"],
      ["cost", "Modelled cost"]]]], update("group")),
    make("label", { class: "search" }, searchIcon(), search)), results);
  const files = [...new Set(rows.map((row) => row.file))];
  const wanted = new Set(rows.map((row) => row.name));
  const ready = async () => {
    for (const [place, file] of files.entries()) {
      if (isStopped) return;
      const scene = await sceneOf(file);
      // A suite of many scenes is more than a page should keep.
      if (files.length > 40) loading.delete(file);
      for (const data of scene.filter((one) => wanted.has(one.name))) {
        const pair = pairOf(data, a, b);
        if (pair === null) found.alone += 1;
        else {
          found.cases += 1;
          found.entries.push(...differences(data, pair));
          if (parameters.case) found.detail = [data, pair];
        }
      }
      progress.value = place + 1;
      if (place % 25 === 24 || place === files.length - 1) {
        found.entries.sort((x, y) => y.weight - x.weight);
        show();
        await new Promise((done) => setTimeout(done));
      }
    }
    progress.hidden = true;
    const work = found.entries.filter((entry) => metric(entry.key).group === "counter");
    summary.textContent = found.cases === 0 ? "No case has a run at both revisions."
      : `${plural(found.cases, "case")} at both`
        + (found.alone ? `, ${plural(found.alone, "case")} at one or none` : "")
        + (work.length ? `: ${plural(work.length, "counter")} moved in ${plural(new Set(work.map((entry) => entry.name)).size, "case")}.`
          : ": the same work in all of them.");
    if (parameters.case && found.detail) {
      const shots = await picturesOf(a, b, parameters.case);
      if (shots && !isStopped) results.append(shots);
    }
  };
  return { title: `${commitText(a)} and ${commitText(b)}`, element, ready, stop: () => { isStopped = true; },
    escape: () => {
      if (search.value) { search.value = ""; update("q")(""); }
      else location.hash = parameters.case ? caseLink(parameters.case) : "#/";
    } };
};

// The last run of each revision, of one kind, and on one machine where there is such.
const pairOf = (data, a, b) => {
  const is = (commit, place) => {
    const here = data.commit(place);
    return here !== "" && (here.startsWith(commit) || commit.startsWith(here));
  };
  const sides = [[], []];
  for (let place = data.count - 1; place >= 0; place -= 1) {
    if (is(a, place)) sides[0].push(place);
    if (is(b, place)) sides[1].push(place);
  }
  let found = null;
  for (const left of sides[0].slice(0, 20)) {
    for (const right of sides[1].slice(0, 20)) {
      if (data.kind(left) !== data.kind(right)) continue;
      const isTimed = data.machine(left) === data.machine(right) && data.toolchain(left) === data.toolchain(right);
      if (isTimed) return { left, right, isTimed };
      found ??= { left, right, isTimed };
    }
  }
  return found;
};
const differences = (data, { left, right, isTimed }) => overviewData.metrics.flatMap(([key, , , group]) => {
  if (group === "time" && !isTimed) return [];
  const values = data.column(group === "time" ? `${key}.p50` : key);
  const [before, after] = [values[left], values[right]];
  if (!(before >= 0) || !(after >= 0) || before === after || key === "time.hash") return [];
  const ratio = before > 0 && after > 0 ? Math.abs(Math.log2(after / before)) : 20;
  // Exact numbers come before times, of which most is noise.
  return [{ name: data.name, key, before, after, weight: ratio + (group === "time" ? 0 : 100) }];
});

const comparison = ({ entries, detail, cases, alone }, state, a, b) => {
  if (known(a) === known(b)) return [blank("Nothing to compare", "Both are the same revision. Choose two.")];
  if (cases === 0 && alone > 0) {
    return [blank("Nothing to compare", `No case has a run at ${commitText(a)} and one at ${commitText(b)}. Choose other revisions.`)];
  }
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = entries.filter((entry) => (state.group === "" || metric(entry.key).group === state.group)
    && words.every((word) => `${entry.name} ${metricName(entry.key)}`.toLowerCase().includes(word)));
  const sections = ["counter", "cost", "time"].map((group) => [group, shown.filter((entry) => metric(entry.key).group === group)]);
  const titles = { counter: "Work, exact", cost: "Modelled cost", time: "Time, median" };
  const notes = { counter: "Any difference is one.", cost: "From the counters alone.",
    time: "One run against one: small differences are noise. The charts of a case say what is not." };
  const limit = 200;
  const parts = sections.filter(([, list]) => list.length).map(([group, list]) =>
    make("section", { class: "card" }, make("h2", {}, titles[group]),
      make("p", { class: "finding" }, `${plural(list.length, "number")} moved`
        + (list.length > limit ? `; the ${limit} that moved most are shown. ` : ". ") + notes[group]),
      movesTable(titles[group], list.slice(0, limit), detail ? null : (entry) =>
        make("a", { href: link(["compare", a, b], { case: entry.name }) }, nameText(entry.name)))));
  if (detail) parts.unshift(bothFlames(...detail, a, b) ?? "");
  return parts.length ? parts : [blank("Nothing moved", words.length || state.group ? "Nothing like that moved between the two." : "All numbers are the same at both.")];
};

// Numbers that moved; the case is a column where there are several.
const movesTable = (label, list, nameOf) => table(label,
  [...(nameOf ? ["Case"] : []), "Metric", "Change", "", "Before", "After", "Phase"],
  list.map((entry) => [...(nameOf ? [nameOf(entry)] : []), metricName(entry.key), exactDelta(entry), moved(entry.before, entry.after),
    valueText(entry.key, entry.before), valueText(entry.key, entry.after), metric(entry.key).phase ?? "frame"]), nameOf ? 2 : 1);

// The phases of both on one scale.
const bothFlames = (data, { left, right, isTimed }, a, b) => {
  const phases = overviewData.phases.filter((phase) => phase !== "hash"
    && (data.column(`time.${phase}.p50`)[left] > 0 || data.column(`time.${phase}.p50`)[right] > 0));
  if (!phases.length) return null;
  const value = (phase, place) => data.column(`time.${phase}.p50`)[place] || 0;
  const sums = [left, right].map((place) => phases.reduce((sum, phase) => sum + value(phase, place), 0));
  const most = Math.max(...sums, 1);
  const sides = [[a, left, sums[0]], [b, right, sums[1]]];
  const behind = twin("Phases of both, table", () => [["Phase", commitText(a), commitText(b), "Change"],
    phases.map((phase) => [capital(phase), duration(value(phase, left)), duration(value(phase, right)),
      isTimed ? delta(value(phase, left), value(phase, right)) : "–"])]);
  return make("figure", { class: "card flame" }, make("figcaption", {}, make("h2", {}, "Where a frame goes"),
    make("p", { class: "finding" }, isTimed ? `The medians of the phases sum to ${duration(sums[0])} before and ${duration(sums[1])} after: ${percent(sums[0], sums[1])}.`
      : "The two ran on different machines or toolchains: their times cannot be compared."),
    legend(phases.map((phase) => [boxMark(phaseClass(phase)), capital(phase)]))),
  make("div", { class: "flame-rows", role: "img", "aria-label": "Bars of phases; the table has their values" },
    make("div", { class: "bars" }, sides.map(([commit, place, sum]) => make("div", { class: "bar-row" },
      make("span", { class: "bar-name" }, make("code", {}, commitText(commit))),
      make("div", { class: "bar", style: `width:${(100 * sum / most).toFixed(2)}%` }, phases.map((phase) =>
        make("span", { class: phaseClass(phase), title: `${capital(phase)} ${duration(value(phase, place))}`,
          style: `width:${(100 * value(phase, place) / Math.max(sum, 1)).toFixed(3)}%` }))),
      make("span", { class: "bar-value" }, duration(sum)))))), behind.element);
};
