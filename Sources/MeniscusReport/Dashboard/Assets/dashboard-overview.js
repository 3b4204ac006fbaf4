// Every case at a glance: what it costs, how that went, and what changed last.
const kindChoice = () => {
  const kinds = new Set(overviewData.rows.flatMap((row) => row.groups.map((group) => group.kind)));
  return [0, 1].filter((kind) => kinds.has(kind));
};
const metricGroups = () => {
  const present = new Set(overviewData.rows.flatMap((row) => row.groups.flatMap((group) =>
    Object.keys(group.exact).concat(group.machines.flatMap((one) => Object.keys(one.times))))));
  const titles = [["time", "Time"], ["counter", "Work"], ["cost", "Modelled cost"]];
  return titles.map(([group, title]) => [title, overviewData.metrics
    .filter(([key, , , of]) => of === group && present.has(key)).map(([key]) => [key, metricName(key)])])
    .filter(([, list]) => list.length);
};

// What a row shows under the choices: the newest kind of run and machine, unless one is chosen.
const shownOf = (row, choices) => {
  const newest = (list) => list.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0];
  const group = newest(row.groups.filter((one) =>
    choices.kind === "" || String(one.kind) === choices.kind));
  if (!group) return null;
  const machine = newest(group.machines.filter((one) =>
    choices.machine === "" || String(one.machine) === choices.machine));
  if (!machine) return null;
  const values = group.exact[choices.metric] ?? machine.times[choices.metric];
  const changes = row.changes.map(([key, ago, commit, before, after, known, kind, place]) =>
    ({ metric: key, ago, commit, before, after, known: known === 1, kind, place }))
    .filter((change) => change.kind === group.kind)
    .sort((a, b) => a.ago - b.ago || sizeOf(b) - sizeOf(a));
  // Where nothing was timed, what the model says.
  const place = choices.rate === "120" ? 1 : 0;
  const isModelled = machine.hitches[place] === null;
  const hitch = isModelled ? group.modelled[place] : machine.hitches[place];
  return { row, group, machine, values, changes, isModelled, hitch: hitch === null ? NaN : hitch / 100 };
};
const concerns = (change, what) =>
  what === "" || change.metric === what || `phase:${metric(change.metric).phase}` === what
  || `group:${metric(change.metric).group}` === what;

const overviewDefaults = {
  q: "", metric: "frame", machine: "", kind: "", rate: "60", band: "", since: "", what: "", sort: "change",
};
const sizeOf = (change) => change.before > 0 ? Math.abs(Math.log(change.after / change.before)) : 9;
const orders = {
  name: (a, b) => a.row.name < b.row.name ? -1 : 1,
  value: (a, b) => (b.values?.[0] ?? -1) - (a.values?.[0] ?? -1),
  hitch: (a, b) => (Number.isNaN(b.hitch) ? -1 : b.hitch) - (Number.isNaN(a.hitch) ? -1 : a.hitch),
  change: (a, b) => (a.change?.ago ?? 1e9) - (b.change?.ago ?? 1e9)
    || (b.change ? sizeOf(b.change) : 0) - (a.change ? sizeOf(a.change) : 0),
  last: (a, b) => (b.group.at ?? 0) - (a.group.at ?? 0),
};
const pageOfRows = 200;

const overview = (parameters) => {
  const choices = { ...overviewDefaults, ...parameters };
  if (!metricGroups().some(([, list]) => list.some(([key]) => key === choices.metric))) {
    choices.metric = metricGroups()[0]?.[1][0]?.[0] ?? "frame";
  }
  if (overviewData.rows.length === 0) return { title: "Dashboard", element: emptyHistory() };
  const body = make("tbody");
  const found = make("p", { class: "found", role: "status" });
  const more = make("button", { class: "more", type: "button" });
  let limit = pageOfRows;
  const set = (name) => (value) => {
    choices[name] = value;
    const kept = Object.fromEntries(
      Object.entries(choices).filter(([key, chosen]) => chosen !== overviewDefaults[key]));
    history.replaceState(null, "", link([], kept));
    if (name === "metric" || name === "rate") headings();
    limit = pageOfRows;
    show();
  };
  const search = make("input", {
    type: "search", id: "filter", placeholder: "Filter cases", value: choices.q,
    "aria-label": "Filter cases by name", autocomplete: "off", spellcheck: "false",
    oninput: (event) => set("q")(event.target.value),
  });
  const machines = overviewData.machines.map((name, place) => [String(place), name]);
  const kinds = kindChoice();
  const controls = make("div", { class: "controls" },
    make("label", { class: "search" }, searchIcon(), search),
    choice("Show", choices.metric, metricGroups(), set("metric")),
    choice("Changed", choices.since, [["", [["", "Any time or never"], ["1", "In the last run"],
      ["10", "In the last 10 runs"], ["100", "In the last 100 runs"], ["all", "Ever"]]]], set("since")),
    choice("In", choices.what, [["", [["", "Anything"], ["group:time", "Any time"],
      ["group:counter", "Any work"], ["group:cost", "Any modelled cost"]]],
    ["Phase", overviewData.phases.filter((phase) => phase !== "hash").map((phase) =>
      [`phase:${phase}`, phase[0].toUpperCase() + phase.slice(1)])],
    ["Work", overviewData.metrics.filter(([, , , group]) => group === "counter")
      .map(([key, words]) => [key, words])]], set("what")),
    choice("Hitches", choices.band, [["", [["", "Any"], ["5", "Warning or worse"],
      ["10", "Critical"]]]], set("band")),
    choice("Display", choices.rate, [["", [["60", "60 Hz"], ["120", "120 Hz"]]]], set("rate")),
    machines.length > 1 ? choice("Machine", choices.machine,
      [["", [["", "The latest"], ...machines]]], set("machine")) : null,
    kinds.length > 1 ? choice("Measured by", choices.kind,
      [["", [["", "The latest"], ...kinds.map((kind) => [String(kind), kindNames[kind]])]]], set("kind")) : null);

  const head = make("tr");
  const headings = () => {
    const columns = [["name", "Case"], [null, "Trend"], ["value", metricName(choices.metric)],
      ["hitch", `Hitches, ms/s at ${choices.rate} Hz`], ["change", "Last change"],
      [null, "Work that moved"], ["last", "Last run"]];
    head.replaceChildren(...columns.map(([order, words], place) => {
      const sorted = order !== null && choices.sort === order;
      return make("th", { scope: "col", class: `col-${place}`,
        "aria-sort": sorted ? (order === "name" ? "ascending" : "descending") : null },
      order === null ? words : make("button", { type: "button", onclick: () => {
        set("sort")(order);
        headings();
        all("button", head).find((button) => button.dataset.order === order)?.focus();
      }, "data-order": order }, words, make("span", { "aria-hidden": "true", class: "sorted" },
        sorted ? (order === "name" ? "↑" : "↓") : "")));
    }));
  };
  const list = () => {
    const words = choices.q.toLowerCase().split(/\s+/).filter(Boolean);
    return overviewData.rows.filter((row) => words.every((word) => row.name.toLowerCase().includes(word)))
      .map((row) => shownOf(row, choices)).filter(Boolean)
      .map((one) => ({ ...one, change: one.changes.find((change) => concerns(change, choices.what)) }))
      .filter((one) => choices.since === "" ? choices.what === "" || one.change
        : one.change && (choices.since === "all" || one.change.ago <= Number(choices.since)))
      .filter((one) => choices.band === "" || one.hitch >= Number(choices.band))
      .toSorted((a, b) => orders[choices.sort]?.(a, b) || orders.name(a, b));
  };
  const show = () => {
    const rows = list();
    body.replaceChildren(...rows.slice(0, limit).map((one) => overviewRow(one, choices)));
    if (rows.length === 0) {
      body.append(make("tr", {}, make("td", { colspan: "7", class: "nothing" },
        "No case is like that. ", make("a", { href: "#/" }, "Show all"))));
    }
    found.textContent = rows.length === overviewData.rows.length ? plural(rows.length, "case")
      : `${grouped(rows.length)} of ${plural(overviewData.rows.length, "case")}`;
    more.hidden = rows.length <= limit;
    more.textContent = `Show ${grouped(Math.min(pageOfRows, rows.length - limit))} more`;
  };
  more.addEventListener("click", () => { limit += pageOfRows; show(); });
  body.addEventListener("keydown", (event) => {
    const links = all("th a", body);
    const place = links.indexOf(event.target);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
    if (place < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    links[Math.min(Math.max(next, 0), links.length - 1)].focus();
  });
  headings();
  show();
  const element = make("div", {}, overviewHeading(), controls,
    make("section", { class: "card cases" }, make("div", { class: "list-head" }, found),
      make("table", { class: "overview" }, make("caption", { class: "unseen" },
        "Cases with their latest numbers. Arrow keys move between cases, Enter opens one."),
      make("thead", {}, head), body), more));
  return { title: "Dashboard", element,
    escape: () => { if (search.value) { search.value = ""; set("q")(""); } else search.blur(); },
    step: (down) => {
      const links = all("th a", body);
      links[down ? 0 : links.length - 1]?.focus();
    } };
};

const searchIcon = () => draw("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" },
  draw("path", { d: "M7 2.8a4.2 4.2 0 1 0 .01 0zM10.2 10.2l3 3" }));

const changeText = (change) => [
  metricName(change.metric), " ",
  delta(change.before, change.after, moveText(change.metric, change.before, change.after))];

const overviewRow = ({ row, group, values, changes, change, hitch, isModelled }, choices) => {
  const [value, low, high, small] = values ?? [];
  const name = metricName(choices.metric);
  const label = values === undefined ? `${name}: not measured`
    : `${name}: ${valueText(choices.metric, value)}` + (small === undefined ? ", always the same"
      : `, between ${valueText(choices.metric, low)} and ${valueText(choices.metric, high)}`);
  const since = change && change.metric === choices.metric && group.count > 1
    ? Math.max(0, 1 - change.ago / group.count) : undefined;
  // Of each kind of work the newest change.
  const work = changes.filter((one, place) => metric(one.metric).group === "counter"
    && changes.findIndex((other) => other.metric === one.metric) === place);
  const lastChange = change ? [
    make("span", { class: change.known ? "known" : "" }, changeText(change)),
    make("small", {}, make("code", {}, commitText(change.commit)), " · ",
      metric(change.metric).phase && metric(change.metric).group === "counter"
        ? `${metric(change.metric).phase} · ` : "",
      change.ago === 1 ? "last run" : `${grouped(change.ago)} runs ago`, change.known ? " · known" : ""),
  ] : make("span", { class: "quiet" }, "none");
  return make("tr", {},
    make("th", { scope: "row", class: "col-0" },
      make("a", { href: caseLink(row.name, {
        machine: choices.machine, kind: choices.kind,
        metric: metric(choices.metric).group === "counter" || choices.metric === "frame" ? "" : choices.metric,
      }) }, nameText(row.name)),
      make("div", { class: "narrow" }, lastChange.length ? lastChange.map((part) => part.cloneNode(true)) : null)),
    make("td", { class: "col-1" }, sparkline(small ? smallSeries(small) : [0], label, since)),
    make("td", { class: "col-2 number" }, values ? (isTime(choices.metric) ? duration(value) : short(value)) : "–"),
    make("td", { class: "col-3 number" }, band(hitch),
      isModelled && Number.isFinite(hitch) ? make("small", {}, "modelled") : null),
    make("td", { class: "col-4" }, lastChange),
    make("td", { class: "col-5" }, work.length === 0 ? make("span", { class: "quiet" }, "none")
      : [make("span", {}, metric(work[0].metric).words, " ",
        delta(work[0].before, work[0].after, moveText(work[0].metric, work[0].before, work[0].after))),
      work.length > 1 ? make("small", {}, `and ${plural(work.length - 1, "other kind")}`) : null]),
    make("td", { class: "col-6 number" }, day(group.at), make("small", {}, make("code", {}, commitText(group.commit)))));
};

const overviewHeading = () => {
  const { rows, runs, first, last, machines, commits, problems } = overviewData;
  const recent = (count) => rows.filter((row) => row.changes.some((change) => change[1] <= count && change[5] === 0));
  const fresh = recent(10);
  const worst = rows.map((row) => shownOf(row, overviewDefaults)).filter((one) => one?.hitch >= 5);
  const figures = [
    [grouped(rows.length), "Cases"], [grouped(runs), "Runs"], [grouped(commits.length), "Revisions"],
    [grouped(rows.reduce((sum, row) => sum + row.changed, 0)), "Changes found"],
    [grouped(worst.length), "Over 5 ms/s at 60 Hz"],
  ];
  const title = runs === 1 ? "One run so far: changes show from the next one on"
    : fresh.length === 0 ? `Nothing changed in the last ${Math.min(runs, 10)} runs`
      : `${grouped(fresh.length)} of ${plural(rows.length, "case")} changed in the last ${Math.min(runs, 10)} runs`;
  return make("header", { class: "heading" }, make("h1", { tabindex: "-1" }, title),
    make("p", { class: "byline" }, first === last ? day(last) : `${day(first)} to ${day(last)}`,
      ` · ${machines.length === 1 ? machines[0] : plural(machines.length, "machine")}`),
    problems.length ? make("details", { class: "card problems" },
      make("summary", {}, `${plural(problems.length, "line")} of the history cannot be read`),
      make("ul", {}, problems.slice(0, 50).map((text) => make("li", {}, text)))) : null,
    make("dl", { class: "figures card" }, figures.map(([value, words]) =>
      make("div", {}, make("dt", {}, words), make("dd", {}, value)))));
};

const emptyHistory = () => make("div", {},
  make("header", { class: "heading" }, make("h1", { tabindex: "-1" }, "No run is in the history yet"),
    make("p", { class: "byline" }, "Each run adds what its cases cost; from two runs on, changes show.")),
  overviewData.problems.length ? make("section", { class: "card problems" },
    make("ul", {}, overviewData.problems.map((text) => make("li", {}, text)))) : null,
  blank("Add one", make("pre", {}, make("code", {}, "meniscus test --history\nmeniscus dashboard")),
    "On a build server, where CI is set, every run is added."));
