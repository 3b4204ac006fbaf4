// The time line: one cursor through all lanes, and what it stands on in words.
const time = (microseconds) => microseconds >= 1000
  ? `${(microseconds / 1000).toFixed(2)} ms` : `${microseconds} µs`;
for (const figure of all(".timeline")) {
  const lanes = figure.querySelector(".lanes"), cursor = figure.querySelector(".cursor");
  const track = figure.querySelector(".track"), readout = figure.querySelector(".readout");
  const data = JSON.parse(figure.querySelector("script").textContent);
  let frame = 0;
  const column = () => {
    let low = 0, high = data.timed.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (data.timed[middle] <= frame) low = middle; else high = middle - 1;
    }
    return low;
  };
  const differing = () => Object.keys(data.stages).filter((stage) => {
    const runs = data.stages[stage];
    for (let place = 0; place < runs.length; place += 2) {
      if (runs[place] <= frame && frame <= runs[place + 1]) return true;
    }
    return false;
  });
  const words = () => {
    const parts = [`${(frame / data.rate).toFixed(3)} s`];
    const stages = differing();
    if (stages.length) parts.push(`differs in ${stages.join(", ")}`);
    const phases = Object.entries(data.phases);
    const place = column();
    if (phases.length && data.timed.length) {
      const sum = phases.reduce((sum, [, values]) => sum + values[place], 0);
      const most = phases.map(([name, values]) => [values[place], name])
        .sort((a, b) => b[0] - a[0]).filter(([value]) => value > 0).slice(0, 3)
        .map(([value, name]) => `${name} ${time(value)}`);
      const near = data.timed[place] === frame ? "" : ` (frame ${data.timed[place]})`;
      parts.push(`${time(sum)}${near}: ${most.join(", ")}`);
    }
    for (const [at, title] of data.events) if (at === frame) parts.push(title);
    for (const [at, name] of data.checkpoints) if (at === frame) parts.push(`checkpoint ${name}`);
    return parts.join(" · ");
  };
  const show = (next) => {
    frame = Math.min(Math.max(next, 0), data.frames - 1);
    const box = track.getBoundingClientRect(), outer = lanes.getBoundingClientRect();
    cursor.hidden = false;
    cursor.style.left = `${box.left - outer.left + box.width * (frame + 0.5) / data.frames}px`;
    const title = make("b"), text = words();
    title.textContent = `Frame ${frame}`;
    readout.replaceChildren(title, ` · ${text}`);
    lanes.setAttribute("aria-valuenow", frame);
    lanes.setAttribute("aria-valuetext", `Frame ${frame}, ${text}`);
  };
  lanes.tabIndex = 0;
  lanes.setAttribute("role", "slider");
  lanes.setAttribute("aria-valuemin", 0);
  lanes.setAttribute("aria-valuemax", data.frames - 1);
  lanes.setAttribute("aria-valuenow", 0);
  lanes.addEventListener("pointermove", (event) => {
    const box = track.getBoundingClientRect();
    show(Math.floor((event.clientX - box.left) / box.width * data.frames));
  });
  lanes.addEventListener("focus", () => {
    if (cursor.hidden) show(Object.values(data.stages)[0]?.[0] ?? 0);
  });
  lanes.addEventListener("keydown", (event) => {
    const steps = {
      ArrowRight: frame + 1, ArrowUp: frame + 1, ArrowLeft: frame - 1, ArrowDown: frame - 1,
      PageUp: frame + 10, PageDown: frame - 10, Home: 0, End: data.frames - 1,
    };
    if (!(event.key in steps)) return;
    event.preventDefault();
    show(steps[event.key]);
  });
}
