// One run of a case: where it went, and against the run before it.
const runView = async (id, name, parameters) => {
  const row = rowOf(name);
  if (!row) return missing(`No case is called ${name}.`);
  const data = (await sceneOf(row.file)).find((one) => one.name === name);
  const here = Array.from({ length: data.count }, (_, place) => place).find((place) =>
    data.id(place) === id && (parameters.kind === undefined || String(data.kind(place)) === parameters.kind));
  if (here === undefined) return missing(`The history of ${name} has no run ${id}.`);
  const alike = Array.from({ length: data.count }, (_, place) => place)
    .filter((place) => data.kind(place) === data.kind(here) && data.machine(place) === data.machine(here));
  const order = alike.indexOf(here);
  const before = alike[order - 1], after = alike[order + 1];
  const linkTo = (place) => link(["run", data.id(place), name], { kind: data.kind(place) });
  const value = (key, place) => place === undefined ? NaN : data.column(key)[place];
  const commit = data.commit(here);
  const report = overviewData.reports.find((one) => one.at === data.at(here) && one.commit === commit);
  const facts = [
    ["Revision", make("code", {}, commit || "none")],
    data.isDirty(here) ? ["Files", "changed since that commit"] : null,
    data.branch(here) ? ["Branch", data.branch(here)] : null,
    data.parent(here) ? ["Parent", make("a", { href: link(["compare", data.parent(here), commit]) },
      make("code", {}, data.parent(here).slice(0, 10)))] : null,
    ["Begun", moment(data.at(here))], ["Measured by", kindNames[data.kind(here)]],
    ["Machine", machineName(data.machine(here))], ["Toolchain", `Swift ${data.toolchain(here)}`],
    ["Frames", `${grouped(value("frames", here))} at ${grouped(value("rate", here))} Hz`],
    before === undefined ? null : ["Pictures", value("pictures", before) === value("pictures", here)
      ? "every stage of every frame as in the run before" : "not all frames as in the run before"],
    ...[60, 120].filter((rate) => data.has(`hitch${rate}`)).map((rate) => [`Hitches at ${rate} Hz`,
      hitchText(1000 * value(`hitch${rate}`, here) / value(`span${rate}`, here))]),
    ...[60, 120].filter((rate) => data.has(`modelledHitch${rate}`)).map((rate) => [`Modelled at ${rate} Hz`,
      hitchText(1000 * value(`modelledHitch${rate}`, here) / value(`modelledSpan${rate}`, here))]),
    report ? ["Report", make("a", { href: report.page }, "open the run's report")] : null,
  ].filter(Boolean);
  const step = make("nav", { class: "steps", "aria-label": "Runs" },
    before === undefined ? make("span", { class: "quiet" }, "first run")
      : make("a", { href: linkTo(before), rel: "prev" }, "← ", commitText(data.commit(before))),
    make("span", { class: "quiet" }, `${grouped(order + 1)} of ${grouped(alike.length)}`),
    after === undefined ? make("span", { class: "quiet" }, "last run")
      : make("a", { href: linkTo(after), rel: "next" }, commitText(data.commit(after)), " →"));
  const element = make("div", {},
    crumbs(["Cases", "#/"], [name, caseLink(name, { kind: parameters.kind })], [commitText(commit)]),
    make("header", { class: "heading" }, make("h1", { tabindex: "-1" },
      "Run of ", make("code", {}, commitText(commit, data.isDirty(here)))),
    make("p", { class: "byline" }, nameText(name), ` · ${moment(data.at(here))}`), step),
    make("section", { class: "card facts" }, make("h2", {}, "Facts"), make("dl", {}, facts.map(([words, text]) =>
      make("div", {}, make("dt", {}, words), make("dd", {}, text))))),
    flame(data, here), phaseTable(data, here, before), workTable(data, here, before),
    await picturesOf(commit, "", name));
  return { title: `${commitText(commit)} – ${name}`, element,
    escape: () => { location.hash = caseLink(name); },
    step: (forward) => {
      const target = forward ? after : before;
      if (target !== undefined) location.hash = linkTo(target);
    } };
};

const hitchText = (ratio) => Number.isFinite(ratio)
  ? [`${ratioText(ratio)} ms/s, `, make("span", { class: `band ${bandOf(ratio).tone}` }, bandOf(ratio).word.toLowerCase())] : "–";
const frameShare = (value) => value < 100 ? value.toFixed(1) : short(value);
const timedPhases = (data, place) => overviewData.phases.filter((phase) =>
  phase !== "hash" && data.column(`time.${phase}.p50`)[place] > 0);
const capital = (text) => text[0].toUpperCase() + text.slice(1);

// A frame over its phases, and the same for rarer frames: all bars on one scale.
const flame = (data, here) => {
  const phases = timedPhases(data, here);
  if (!phases.length) return blank("No times", "This run counted its work and timed no frame.");
  const parts = [["p50", "Median"], ["min", "Least"], ["p95", "95th percentile"], ["p99", "99th percentile"]];
  const value = (phase, part) => data.column(`time.${phase}.${part}`)[here];
  const sums = parts.map(([part]) => phases.reduce((sum, phase) => sum + value(phase, part), 0));
  const most = Math.max(...sums);
  const largest = phases.toSorted((a, b) => value(b, "p50") - value(a, "p50"))[0];
  const frame = data.column("frame.p50")[here];
  const bar = (part, total, isNamed) => make("div", { class: `bar ${isNamed ? "named" : ""}`,
    style: `width:${(100 * total / (isNamed ? sums[0] : most)).toFixed(2)}%` },
  phases.map((phase) => make("span", { class: phaseClass(phase), title: `${capital(phase)} ${duration(value(phase, part))}`,
    style: `width:${(100 * value(phase, part) / total).toFixed(3)}%` },
  isNamed && value(phase, part) / total > 0.11 ? make("i", {}, capital(phase)) : null)));
  const behind = twin("Phases of the run, table", () => [["Phase", ...parts.map(([, words]) => words)],
    phases.map((phase) => [capital(phase), ...parts.map(([part]) => duration(value(phase, part)))])]);
  return make("figure", { class: "card flame" },
    make("figcaption", {}, make("h2", {}, "Where a frame goes"),
      make("p", { class: "finding" }, `${capital(largest)} takes most: ${duration(value(largest, "p50"))}, `
        + `${(100 * value(largest, "p50") / sums[0]).toFixed(0)} % of what the phases take. `
        + "Each percentile is a phase's own; they do not belong to one frame."),
      legend(phases.map((phase) => [boxMark(phaseClass(phase)), capital(phase)]))),
    make("div", { class: "flame-rows", role: "img", "aria-label": "Bars of phases; the table has their values" },
      make("div", { class: "bar whole" }, make("span", {}, make("i", {}, `Frame, median ${duration(frame)}`))),
      bar("p50", sums[0], true),
      make("div", { class: "bars" }, parts.map(([part, words], place) => make("div", { class: "bar-row" },
        make("span", { class: "bar-name" }, words), bar(part, sums[place], false),
        make("span", { class: "bar-value" }, duration(sums[place])))))),
    behind.element);
};

const phaseTable = (data, here, before) => {
  const keys = ["frame", ...overviewData.phases.map((phase) => `time.${phase}`)]
    .filter((key) => data.column(`${key}.p50`)[here] >= 0);
  if (!keys.length) return null;
  const value = (key, part, place) => place === undefined ? NaN : data.column(`${key}.${part}`)[place];
  return make("section", { class: "card" }, make("h2", {}, "Time"),
    make("p", { class: "finding" }, before === undefined ? "There is no earlier run on this machine to compare with."
      : `Median against the run before, ${commitText(data.commit(before))}, on the same machine.`),
    table("Times of the run", ["Phase", "Median", "Change", "", "Before", "Least", "95th", "99th"], keys.map((key) => {
      const [old, now] = [value(key, "p50", before), value(key, "p50", here)];
      return [metric(key).words, duration(now), old > 0 ? delta(old, now) : "–", old > 0 ? moved(old, now) : "",
        duration(old), ...["min", "p95", "p99"].map((part) => duration(value(key, part, here)))];
    })));
};
const workTable = (data, here, before) => {
  const value = (key, place) => place === undefined ? NaN : data.column(key)[place];
  const keys = overviewData.metrics.filter(([key, , , group]) => group === "counter" && data.has(key));
  return make("section", { class: "card" }, make("h2", {}, "Work"),
    make("p", { class: "finding" }, "Exact, and the same on every machine."),
    table("Work of the run", ["Kind", "This run", "Change", "Before", "A frame", "Phase"], keys.map(([key, words, phase]) => {
      const [old, now] = [value(key, before), value(key, here)];
      return [words, counted(now), Number.isNaN(old) ? "–" : delta(old, now, signed(now - old)), counted(old),
        frameShare(now / Math.max(value("frames", here), 1)), phase];
    })));
};

// The pictures of checkpoints that reports of the revisions have.
const picturesOf = async (left, right, name) => {
  if (!overviewData.pictures) return null;
  const reports = await load("pictures");
  const listOf = (commit) => {
    const place = overviewData.reports.findLastIndex((one) => commit && one.commit.startsWith(commit.slice(0, 10)));
    return new Map(place < 0 ? [] : reports[place][name] ?? []);
  };
  const sides = [left, right].filter(Boolean).map((commit) => [commit, listOf(commit)]);
  const names = [...new Set(sides.flatMap(([, list]) => [...list.keys()]))];
  if (!names.length) return null;
  return make("section", { class: "card shots" }, make("h2", {}, "Pictures"),
    make("p", { class: "finding" }, sides.length === 2 ? `${commitText(left)} beside ${commitText(right)}.`
      : "As the run's report has them."),
    names.map((checkpoint) => {
      const paths = sides.map(([, list]) => list.get(checkpoint));
      return make("figure", {}, make("figcaption", {}, make("b", {}, checkpoint),
        sides.length < 2 ? null : make("span", { class: "quiet" },
          paths.includes(undefined) ? " · one side has none" : paths[0] === paths[1] ? " · equal" : " · differs")),
      make("div", { class: "pair" }, paths.map((path, place) => path
        ? make("a", { href: path }, make("img", { src: path, loading: "lazy", alt: `${checkpoint} at ${commitText(sides[place][0])}` }))
        : make("span", { class: "absent" }, `no picture at ${commitText(sides[place][0])}`))));
    }));
};
