// A case from its first frame to its last: events, checkpoints, stages and time over one axis.
const timelineData = ({ timeline, checkpoints }) => {
  if (!timeline) return null;
  const [finding, frames, replayed, rate, places, titles, isCompared, stages, timed, phases] = timeline;
  const named = (names, pairs, read) =>
    Object.fromEntries(pairs.map(([place, text]) => [names[place], read(text)]));
  return {
    finding, frames, replayed, rate, isCompared: isCompared === 1,
    events: unpackRising(places).map((frame, place) => [frame, titles[place]]),
    checkpoints: checkpoints.filter(({ frame }) => frame >= 0)
      .map(({ name, frame, verdict }) => [frame, name, verdict[1]]),
    stages: named(data.stages, stages, unpackRising),
    timed: unpackRising(timed),
    phases: named(data.phases, phases, unpack),
  };
};
const lane = (name, kind, content, note = "") => {
  const label = make("span", "lane-name", name);
  if (note) label.append(make("small", "", note));
  return make("div", `lane ${kind}`, label, make("div", "track", ...content));
};
const strip = (runs, frames) => {
  const drawing = draw("svg", { viewBox: `0 0 ${frames} 1`, preserveAspectRatio: "none" });
  const path = inRows(runs, 2).map(([first, last]) => {
    const count = last - first + 1;
    return `M${first} 0h${count}v1h-${count}z`;
  }).join("");
  if (path) drawing.append(draw("path", { class: "differing", d: path }));
  return [drawing];
};
const lanesOf = (found) => {
  const { frames, rate, events, checkpoints, stages, timed } = found;
  const lanes = make("div", "lanes");
  if (events.length) {
    const ticks = [...new Set(events.map(([frame]) => frame))].map((frame) => `M${frame}.5 0V10`);
    lanes.append(lane("Events", "marks", [draw("svg",
      { viewBox: `0 0 ${frames} 10`, preserveAspectRatio: "none" },
      draw("path", { class: "ticks", d: ticks.join("") }))]));
  }
  if (checkpoints.length) {
    lanes.append(lane("Checkpoints", "marks", checkpoints.map(([frame, , tone]) => {
      const pin = make("i", `pin ${tone}`);
      pin.style.left = `${((frame + 0.5) * 100 / frames).toFixed(2)}%`;
      return pin;
    })));
  }
  if (found.isCompared) {
    const differs = Object.keys(stages).length > 0;
    for (const name of differs ? data.stages : ["All stages"]) {
      lanes.append(lane(name, "strip", strip(stages[name] ?? [], frames)));
    }
  }
  let note = "";
  if (timed.length && Object.keys(found.phases).length) {
    const chart = chartOf(found);
    note = chart.note;
    lanes.append(lane("Time", "time", chart.parts, chart.range));
  }
  const axis = make("div", "axis");
  axis.setAttribute("aria-hidden", "true");
  for (const quarter of [0, 1, 2, 3, 4]) {
    const frame = Math.floor((frames - 1) * quarter / 4);
    axis.append(make("span", "", `${(frame / rate).toFixed(2)} s`));
  }
  const cursor = make("i", "cursor");
  cursor.hidden = true;
  lanes.append(axis, cursor);
  return { lanes, note };
};
const timelineOf = (found) => {
  const { lanes, note } = lanesOf(found);
  const caption = make("figcaption", "", make("h4", "", data.words.timeline),
    make("p", "", [found.finding, note && `${note}.`].filter(Boolean).join(" ")));
  lanes.setAttribute("aria-label", found.finding);
  const figure = make("figure", "timeline", caption, lanes,
    make("output", "readout", data.words.readout));
  attend(figure, found);
  return figure;
};
// One cursor through all lanes, and what it stands on in words.
const attend = (figure, found) => {
  const lanes = figure.querySelector(".lanes"), cursor = figure.querySelector(".cursor");
  const track = figure.querySelector(".track"), readout = figure.querySelector(".readout");
  let frame = 0;
  const column = () => {
    let low = 0, high = found.timed.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (found.timed[middle] <= frame) low = middle; else high = middle - 1;
    }
    return low;
  };
  const differing = () => Object.keys(found.stages).filter((stage) => {
    const runs = found.stages[stage];
    for (let place = 0; place < runs.length; place += 2) {
      if (runs[place] <= frame && frame <= runs[place + 1]) return true;
    }
    return false;
  });
  const words = () => {
    const parts = [`${grouped(Math.floor(frame * 1000 / found.rate))} ms`];
    const stages = differing();
    if (stages.length) parts.push(`differs in ${stages.join(", ")}`);
    const phases = Object.entries(found.phases);
    const place = column();
    if (phases.length && found.timed.length) {
      const sum = phases.reduce((sum, [, values]) => sum + values[place], 0);
      const most = phases.map(([name, values]) => [values[place], name])
        .sort((a, b) => b[0] - a[0]).filter(([value]) => value > 0).slice(0, 3)
        .map(([value, name]) => `${name} ${time(value)}`);
      const near = found.timed[place] === frame ? "" : ` (frame ${grouped(found.timed[place])})`;
      parts.push(`${time(sum)}${near}${most.length ? `: ${most.join(", ")}` : ""}`);
    }
    for (const [at, title] of found.events) if (at === frame) parts.push(title);
    for (const [at, name] of found.checkpoints) {
      if (at === frame && !parts.includes(`checkpoint ${name}`)) parts.push(`checkpoint ${name}`);
    }
    return parts.join(" · ");
  };
  const show = (next) => {
    frame = Math.min(Math.max(next, 0), found.frames - 1);
    const box = track.getBoundingClientRect(), outer = lanes.getBoundingClientRect();
    cursor.hidden = false;
    cursor.style.left = `${box.left - outer.left + box.width * (frame + 0.5) / found.frames}px`;
    const text = words();
    readout.replaceChildren(make("b", "", `Frame ${grouped(frame)}`), ` · ${text}`);
    lanes.setAttribute("aria-valuenow", frame);
    lanes.setAttribute("aria-valuetext", `Frame ${grouped(frame)}, ${text}`);
  };
  lanes.tabIndex = 0;
  lanes.setAttribute("role", "slider");
  lanes.setAttribute("aria-valuemin", 0);
  lanes.setAttribute("aria-valuemax", found.frames - 1);
  lanes.setAttribute("aria-valuenow", 0);
  lanes.addEventListener("pointermove", (event) => {
    const box = track.getBoundingClientRect();
    show(Math.floor((event.clientX - box.left) / box.width * found.frames));
  });
  lanes.addEventListener("focus", () => {
    if (cursor.hidden) show(Object.values(found.stages)[0]?.[0] ?? 0);
  });
  lanes.addEventListener("keydown", (event) => {
    const steps = {
      ArrowRight: frame + 1, ArrowUp: frame + 1, ArrowLeft: frame - 1, ArrowDown: frame - 1,
      PageUp: frame + 10, PageDown: frame - 10, Home: 0, End: found.frames - 1,
    };
    if (!(event.key in steps)) return;
    event.preventDefault();
    show(steps[event.key]);
  });
};
