// Every frame of a case, drawn again by the renderer itself, which runs in a worker.
const framesOf = new Map(all("script[data-frames]").map((block) => [block.dataset.frames, block]));
const redrawing = {
  worker: null, waiting: new Map(), number: 0,
  // Asks the worker; what it answers comes as a promise.
  ask(ask, more = {}) {
    const number = (this.number += 1);
    return new Promise((done, fail) => {
      this.waiting.set(number, { done, fail });
      this.worker.postMessage({ ...more, ask, number });
    });
  },
  // Starts the worker for whoever needs it first.
  start() {
    if (this.started) return this.started;
    const address = URL.createObjectURL(new Blob(
      [document.getElementById("worker").textContent], { type: "text/javascript" }));
    this.worker = new Worker(address);
    this.worker.onmessage = ({ data: { number, answer, problem } }) => {
      const { done, fail } = this.waiting.get(number);
      this.waiting.delete(number);
      if (problem) fail(new Error(problem)); else done(answer);
    };
    const stop = (error) => {
      for (const { fail } of this.waiting.values()) fail(error);
      this.waiting.clear();
    };
    this.worker.onerror = (event) => { event.preventDefault(); stop(new Error(event.message)); };
    this.started = this.ask("start", { text: document.getElementById("core").textContent });
    return this.started;
  },
};
const canRedraw = () => document.getElementById("core") !== null
  && typeof WebAssembly === "object" && typeof DecompressionStream === "function";
const kindsOfParts = ["fill", "gradient", "picture", "glyphs", "glass"];
// Runs the last of what is asked for, once what runs is done; what came between is dropped.
const latest = (work) => {
  let wanted = null, isRunning = false;
  return async (...values) => {
    wanted = values;
    if (isRunning) return;
    isRunning = true;
    while (wanted) {
      const now = wanted;
      wanted = null;
      await work(...now);
    }
    isRunning = false;
  };
};
const labelled = (title, control) => make("label", "", make("span", "", title), control);
const choice = (title, options, chosen, onChange) => {
  const select = make("select");
  for (const [value, text] of options) select.append(new Option(text, value));
  select.value = chosen;
  select.addEventListener("change", () => onChange(select.value));
  return labelled(title, select);
};
const pressed = (title, isOn, onChange) => {
  const button = make("button", "toggle", title);
  button.type = "button";
  button.setAttribute("aria-pressed", String(isOn));
  button.addEventListener("click", () => {
    const next = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(next));
    onChange(next);
  });
  return button;
};
// What happened in a case and when: its events and checkpoints by frame.
const happenings = (found) => {
  const { events = [], checkpoints = [] } = timelineData(found) ?? {};
  return [...events, ...checkpoints.map(([frame, title]) => [frame, title])]
    .sort(([one], [other]) => one - other);
};
const redrawOf = (found) => {
  const { words } = data, name = found.id, steps = happenings(found);
  const canvas = make("canvas"), marks = draw("svg", { "aria-hidden": "true" });
  const sharp = make("canvas"), magnified = make("canvas");
  const readout = make("output", "frame-number"), hash = make("p", "hash"), list = make("ol", "parts");
  const place = make("p", "place", words.redrawPoint);
  const state = { frame: 0, frames: 1, rate: 60, scale: 1, zoom: 8, speed: 1, point: null, hidden: new Set(),
    showsGlass: false, hidesGlass: false };
  const scrubber = make("input");
  scrubber.type = "range";
  scrubber.min = 0;
  scrubber.value = 0;
  scrubber.setAttribute("aria-label", words.redrawScrubber);
  const play = make("button", "plain", icon("play"));
  play.type = "button";
  play.setAttribute("aria-label", "Play");
  const body = make("div", "redraw-body",
    make("div", "redraw-frame", make("div", "redraw-canvas")),
    make("div", "redraw-side", hash, make("div", "lenses",
      make("figure", "", make("figcaption", "", "Vectors"), sharp),
      make("figure", "", make("figcaption", "", "Pixels"), magnified)), place, list));
  const figure = make("figure", "redraw",
    make("figcaption", "", make("h4", "", words.redraw), make("p", "", words.redrawNote)));
  const failed = (error) => {
    figure.dataset.state = "failed";
    hash.replaceChildren(make("span", "badge bad", icon("broken")), say(words.redrawFailed, error.message));
  };
  const showHash = ({ drawn, recorded, time: took }) => {
    const isWhole = !state.hidden.size && !state.hidesGlass, isEqual = drawn === recorded;
    const tone = !isWhole ? ["quiet", "unknown"] : isEqual ? ["good", "check"] : ["bad", "differs"];
    figure.dataset.state = !isWhole ? "partial" : isEqual ? "equal" : "differs";
    hash.replaceChildren(make("span", `badge ${tone[0]}`, icon(tone[1])),
      make("span", "", !isWhole ? words.redrawPartial : isEqual ? words.redrawEqual : words.redrawDiffers),
      make("code", "", drawn), make("small", "", time(took * 1000)));
  };
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const showFrame = latest(async () => {
    try {
      const shown = state.frame;
      const answer = await redrawing.ask("frame", { name, frame: shown });
      if (canvas.width !== answer.image.width || canvas.height !== answer.image.height) {
        canvas.width = answer.image.width;
        canvas.height = answer.image.height;
        marks.setAttribute("viewBox", `0 0 ${canvas.width} ${canvas.height}`);
      }
      state.scale = answer.scale;
      context.drawImage(answer.image, 0, 0);
      answer.image.close();
      showHash(answer);
      const changed = await comparison.show(shown);
      figure.dataset.frame = shown;
      figure.dataset.hash = answer.drawn;
      figure.dataset.changed = changed ?? "";
      showPoint();
    } catch (error) { failed(error); }
  });
  const comparison = frameComparison(name, canvas, () => showFrame());
  const box = ([x, y, width, height], className) => draw("rect", {
    class: className, x: x * state.scale, y: y * state.scale, width: width * state.scale,
    height: height * state.scale });
  const item = (part) => {
    const check = make("input"), label = make("label");
    check.type = "checkbox";
    check.checked = !state.hidden.has(part.operation);
    check.addEventListener("change", () => {
      if (check.checked) state.hidden.delete(part.operation); else state.hidden.add(part.operation);
      redrawing.ask("hide", { name, operation: part.operation, isHidden: !check.checked });
      showFrame();
    });
    const view = make("code", "view"), names = part.path.split("/");
    for (const one of names.slice(0, -1)) view.append(`${one}/`, make("wbr"));
    view.append(make("b", "", names.at(-1)));
    const swatch = make("i", part.color ? "swatch" : "swatch none");
    if (part.color) {
      const [red, green, blue, opacity] = part.color;
      swatch.style.background = `rgb(${[red, green, blue].map((one) => Math.round(one * 255)).join(" ")} / ${opacity})`;
    }
    label.append(check, swatch, make("span", "kind", kindsOfParts[part.kind]),
      make("span", "number", `#${part.operation}`), view);
    const line = make("li", "", label);
    line.addEventListener("pointerenter", () => showMarks([part]));
    line.addEventListener("focusin", () => showMarks([part]));
    return line;
  };
  let glass = [], under = [];
  const showMarks = (parts) => {
    marks.replaceChildren(...glass.map((part) => box(part.box, "of-glass")),
      ...parts.map((part) => box(part.box, "of-part")));
    if (state.point) {
      const [x, y] = state.point;
      marks.append(draw("rect", { class: "of-point", x: x - 1, y: y - 1, width: 3, height: 3 }));
    }
  };
  const showPoint = latest(async () => {
    if (!canvas.width) return;
    try {
      const shown = state.frame;
      glass = state.showsGlass
        ? (await redrawing.ask("all", { name, frame: shown })).parts.filter(({ kind }) => kind === 4) : [];
      if (!state.point) { showMarks([]); return; }
      const [x, y] = state.point, side = sharp.width, reach = side / state.zoom;
      const left = x + 0.5 - reach / 2, top = y + 0.5 - reach / 2;
      const part = await redrawing.ask("part", { name, frame: shown, scale: state.scale * state.zoom,
        box: [left, top, reach, reach].map((one) => one / state.scale) });
      sharp.getContext("2d").drawImage(part.image, 0, 0);
      part.image.close();
      const lens = magnified.getContext("2d");
      lens.imageSmoothingEnabled = false;
      lens.clearRect(0, 0, side, side);
      lens.drawImage(canvas, left, top, reach, reach, 0, 0, side, side);
      under = (await redrawing.ask("at",
        { name, frame: shown, x: (x + 0.5) / state.scale, y: (y + 0.5) / state.scale })).parts;
      const pixel = context.getImageData(x, y, 1, 1).data;
      const color = Array.from(pixel.subarray(0, 3), (one) => one.toString(16).padStart(2, "0")).join("");
      place.replaceChildren(make("b", "", say(words.redrawPixel, x, y)), make("code", "", `#${color}`),
        make("span", "quiet", under.length ? say(words.redrawParts, under.length) : words.redrawNothing));
      if (!list.contains(document.activeElement)) list.replaceChildren(...under.slice(0, 12).map(item));
      showMarks(under.slice(0, 1));
    } catch (error) { failed(error); }
  });
  const goTo = (frame) => {
    state.frame = Math.min(Math.max(Math.round(frame), 0), state.frames - 1);
    scrubber.value = state.frame;
    const words = `Frame ${grouped(state.frame)}`;
    scrubber.setAttribute("aria-valuetext", words);
    readout.replaceChildren(make("b", "", words),
      ` of ${grouped(state.frames - 1)} · ${grouped(Math.floor(state.frame * 1000 / state.rate))} ms`);
    const last = steps.findLastIndex(([at]) => at <= state.frame);
    leap.querySelector("select").value = last;
    showFrame();
  };
  const leap = choice("After", [[-1, "Nothing"],
    ...steps.map(([frame, title], place) => [place, `${title} (${grouped(frame)})`])], -1, (place) => {
    if (timer) stop();
    goTo(steps[place]?.[0] ?? 0);
  });
  let timer = 0, since = null;
  const stop = () => {
    cancelAnimationFrame(timer);
    timer = 0;
    play.replaceChildren(icon("play"));
    play.setAttribute("aria-label", "Play");
  };
  const run = (now) => {
    since ??= { now, frame: state.frame };
    const frame = since.frame + Math.floor((now - since.now) * state.rate * state.speed / 1000);
    if (frame >= state.frames - 1) { goTo(state.frames - 1); stop(); return; }
    if (frame !== state.frame) goTo(frame);
    timer = requestAnimationFrame(run);
  };
  play.addEventListener("click", () => {
    if (timer) { stop(); return; }
    if (state.frame >= state.frames - 1) goTo(0);
    since = null;
    play.replaceChildren(icon("pause"));
    play.setAttribute("aria-label", "Pause");
    timer = requestAnimationFrame(run);
  });
  scrubber.addEventListener("input", () => { if (timer) stop(); goTo(Number(scrubber.value)); });
  const point = (x, y) => {
    state.point = [Math.min(Math.max(Math.floor(x), 0), canvas.width - 1),
      Math.min(Math.max(Math.floor(y), 0), canvas.height - 1)];
    showPoint();
  };
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.setAttribute("aria-label", words.redrawCanvas);
  let isHeld = false;
  const follow = (event) => {
    const around = canvas.getBoundingClientRect();
    point((event.clientX - around.left) * canvas.width / around.width,
      (event.clientY - around.top) * canvas.height / around.height);
  };
  canvas.addEventListener("pointermove", (event) => { if (!isHeld) follow(event); });
  canvas.addEventListener("click", (event) => {
    isHeld = !isHeld;
    figure.toggleAttribute("data-held", isHeld);
    follow(event);
  });
  canvas.addEventListener("keydown", (event) => {
    const far = event.shiftKey ? 10 : 1;
    const steps = { ArrowRight: [far, 0], ArrowLeft: [-far, 0], ArrowDown: [0, far], ArrowUp: [0, -far] };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const [x, y] = state.point ?? [canvas.width / 2, canvas.height / 2];
    point(x + steps[event.key][0], y + steps[event.key][1]);
  });
  const mark = make("button", "toggle", words.redrawMark);
  mark.type = "button";
  mark.addEventListener("click", () => comparison.mark(state.frame));
  const controls = make("div", "redraw-controls", ...(steps.length ? [leap] : []),
    choice("Zoom", [2, 4, 8, 16, 32, 64].map((zoom) => [zoom, `${zoom}×`]), 8, (zoom) => {
      state.zoom = Number(zoom);
      showPoint();
    }),
    choice("Speed", [[0.1, "1/10"], [0.25, "1/4"], [0.5, "1/2"], [1, "1×"], [2, "2×"]], 1, (speed) => {
      state.speed = Number(speed);
      since = null;
    }),
    pressed(words.redrawGlass, true, (isOn) => {
      state.hidesGlass = !isOn;
      redrawing.ask("hide", { name, operation: -1, isHidden: !isOn });
      showFrame();
    }),
    pressed(words.redrawBoxes, false, (isOn) => {
      state.showsGlass = isOn;
      showPoint();
    }), mark, ...comparison.controls, comparison.told);
  body.querySelector(".redraw-canvas").append(canvas, comparison.over, comparison.edge, marks);
  figure.append(make("div", "redraw-bar", play, scrubber, readout), controls, body);
  for (const lens of [sharp, magnified]) { lens.width = 320; lens.height = 320; }
  const begin = async () => {
    try {
      await redrawing.start();
      const about = await redrawing.ask("open", { name, text: framesOf.get(name).textContent });
      Object.assign(state, about);
      scrubber.max = state.frames - 1;
      goTo(Number(framesOf.get(name).dataset.first));
    } catch (error) { failed(error); }
  };
  figure.dataset.state = "begun";
  begin();
  return figure;
};
