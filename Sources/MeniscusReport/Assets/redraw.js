// Every frame of a case, drawn again by the renderer itself.
const kindsOfParts = ["fill", "gradient", "picture", "glyphs", "glass"];
const redrawOf = (found) => {
  const { words } = data, name = found.id, first = Number(framesOf.get(name).dataset.first);
  const steps = happenings(found, first);
  const canvas = make("canvas"), marks = draw("svg", { "aria-hidden": "true" });
  const { sharp, magnified, body: lenses } = lensesOf();
  const readout = make("output", "frame-number"), hash = make("p", "hash", words.redrawLoading);
  const states = stateList(name, timelineData(found)?.events ?? []);
  const place = make("output", "place", words.redrawPoint), list = make("ol", "parts");
  const state = { frame: 0, frames: 1, rate: 60, scale: 1, zoom: 8, speed: 1, point: null, isHeld: false, took: 0,
    shown: null,
    hidden: new Set(), hiddenViews: new Set(), showsGlass: false, hidesGlass: false };
  const figure = make("figure", "redraw",
    make("figcaption", "", make("h4", "", words.redraw), make("p", "", words.redrawNote)));
  const failed = (error) => {
    figure.dataset.state = "failed";
    hash.replaceChildren(make("span", "badge bad", icon("broken")), say(words.redrawFailed, error.message));
  };
  const showHash = ({ drawn, recorded, isWhole, time: took }) => {
    const isEqual = drawn === recorded;
    const partial = !isWhole ? words.redrawPartial : isEqual ? "" : words.redrawPlanted;
    // Beside a verdict that is none of success, what is equal here is not to look like one.
    const equal = [found.isAccepted ? "good" : "quiet", "check"];
    const tone = partial ? ["quiet", "unknown"] : isEqual ? equal : ["bad", "differs"];
    figure.dataset.state = partial ? "partial" : isEqual ? "equal" : "differs";
    hash.replaceChildren(make("span", `badge ${tone[0]}`, icon(tone[1])),
      make("span", "", partial || (isEqual ? words.redrawEqual : words.redrawDiffers)),
      make("code", "", drawn), make("small", "", say(words.redrawTook, time(took * 1000))));
  };
  const context = canvas.getContext("2d", { willReadFrequently: true });
  // A quarter of the pixels, for frames that are gone by before they could be drawn whole.
  const preview = async (shown) => {
    const { width, height } = canvas, scale = state.scale / 2;
    const { image } = await redrawing.ask("part",
      { name, frame: shown, box: [0, 0, width / state.scale, height / state.scale], scale });
    context.drawImage(image, 0, 0, width, height);
    image.close();
    figure.dataset.state = "preview";
    state.shown = null;
    // Now and then a whole frame shows whether it is dear still.
    state.took *= 0.9;
    hash.replaceChildren(make("span", "badge quiet", icon("unknown")), make("span", "", words.redrawPreview));
    if (timer) return false;
    // Whoever rests for a moment sees the whole frame.
    for (let wait = 0; wait < 80 && state.frame === shown; wait += 8) await pause(8);
    return state.frame === shown;
  };
  const showFrame = latest(async (isMoving) => {
    try {
      const shown = state.frame, isFolded = () => figure.closest("details")?.open === false;
      if (isFolded()) return;
      // What is laid over a frame is not to flicker.
      const isBare = !comparison.isUsed && !overlay.isShown && !stepping.isPartial;
      if (isMoving && isBare && state.took > 30 && (!await preview(shown) || isFolded())) return;
      // While frames go by they are whole.
      if (!timer) await stepping.read(shown);
      const [answer, lay] = await Promise.all([redrawing.ask("frame", { name, frame: shown }), overlay.read(shown)]);
      if (canvas.width !== answer.image.width || canvas.height !== answer.image.height) {
        canvas.width = answer.image.width;
        canvas.height = answer.image.height;
        marks.setAttribute("viewBox", `0 0 ${canvas.width} ${canvas.height}`);
      }
      state.scale = answer.scale;
      state.took = answer.time;
      context.drawImage(answer.image, 0, 0);
      state.shown = shown;
      answer.image.close();
      showHash(answer);
      const laid = lay();
      const changed = await comparison.show(shown, stepping.isPartial);
      figure.dataset.frame = shown;
      figure.dataset.overlay = laid;
      figure.dataset.hash = answer.drawn;
      figure.dataset.changed = changed ?? "";
      state.point ??= [canvas.width >> 1, canvas.height >> 1];
      showPoint();
    } catch (error) { failed(error); }
  });
  const comparison = frameComparison(name, canvas, () => showFrame());
  const overlay = frameOverlay(name, canvas, state, () => showFrame());
  const stepping = operationSteps(name, () => showFrame());
  // What is switched off is so in every frame: operations by what they do and for which view.
  const keyOf = ({ kind, path }) => `${kind} ${path}`;
  const leaveOut = () => {
    restore.hidden = !state.hidden.size && !state.hiddenViews.size && !state.hidesGlass;
    for (const side of [name, comparison.accepted]) {
      redrawing.ask("leaveOut", { name: side, keys: [...state.hidden], views: [...state.hiddenViews],
        glass: state.hidesGlass });
    }
    showFrame();
  };
  const views = viewSwitches(state.hiddenViews, leaveOut);
  const glassToggle = pressed("Glass", true, (isOn) => { state.hidesGlass = !isOn; leaveOut(); });
  const restore = pushed("pill", "", [words.redrawShowAll], () => {
    state.hidden.clear();
    state.hiddenViews.clear();
    state.hidesGlass = false;
    glassToggle.setAttribute("aria-pressed", "true");
    glassToggle.focus();
    leaveOut();
  });
  restore.hidden = true;
  const box = ([x, y, width, height], className) => draw("rect", {
    class: className, x: x * state.scale, y: y * state.scale, width: width * state.scale,
    height: height * state.scale });
  const item = (part) => {
    const check = make("input"), label = make("label"), key = keyOf(part);
    check.type = "checkbox";
    check.disabled = state.hidesGlass && kindsOfParts[part.kind] === "glass";
    check.checked = !check.disabled && !state.hidden.has(key);
    check.dataset.operation = part.operation;
    check.addEventListener("change", () => {
      if (check.checked) state.hidden.delete(key); else state.hidden.add(key);
      leaveOut();
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
    if (stepping.isOn) {
      const upTo = pushed("toggle", "", [say(words.redrawUpTo, part.operation)], () => stepping.upTo(part.operation));
      upTo.dataset.operation = part.operation;
      line.append(upTo);
    }
    line.addEventListener("pointerenter", () => showMarks([part]));
    line.addEventListener("focusin", () => showMarks([part]));
    return line;
  };
  const most = 12;
  const showParts = (parts) => {
    const { activeElement } = document;
    const held = list.contains(activeElement)
      ? `${activeElement.localName}[data-operation="${activeElement.dataset.operation}"]` : null;
    list.replaceChildren(...parts.slice(0, most).map(item));
    if (parts.length > most) {
      list.append(make("li", "quiet", say(words.redrawMore, parts.length - most)));
    }
    if (held) list.querySelector(held)?.focus({ preventScroll: true });
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
    // What is told is of the frame that is on the canvas, which may not be the one that is wanted next.
    const { shown } = state;
    if (shown === null) return;
    try {
      const [x, y] = state.point, side = sharp.width, reach = side / state.zoom;
      const left = x + 0.5 - reach / 2, top = y + 0.5 - reach / 2;
      const middle = { x: (x + 0.5) / state.scale, y: (y + 0.5) / state.scale };
      const ask = (what, more = {}) => redrawing.ask(what, { name, frame: shown, ...more });
      const [part, at, every, distance] = await Promise.all([
        ask("part", { scale: state.scale * state.zoom, box: [left, top, reach, reach].map((one) => one / state.scale) }),
        ask("at", middle), state.showsGlass ? ask("all") : { parts: [] }, overlay.distance(shown, middle.x, middle.y)]);
      if (state.shown !== shown) { part.image.close(); return; }
      [glass, under] = [every.parts.filter(({ kind }) => kind === 4),
        at.parts.filter((part) => stepping.draws(part))];
      sharp.getContext("2d").drawImage(part.image, 0, 0);
      part.image.close();
      const lens = magnified.getContext("2d");
      lens.imageSmoothingEnabled = false;
      lens.clearRect(0, 0, side, side);
      lens.drawImage(canvas, left, top, reach, reach, 0, 0, side, side);
      const pixel = context.getImageData(x, y, 1, 1).data;
      const color = Array.from(pixel.subarray(0, 3), (one) => one.toString(16).padStart(2, "0")).join("");
      place.replaceChildren(make("b", "", say(words.redrawPixel, x, y)), make("code", "", `#${color}`),
        make("span", "quiet", !under.length ? words.redrawNothing
          : say(under.length === 1 ? words.redrawPart : words.redrawParts, under.length)),
        ...(distance ? [make("span", "", distance)] : []),
        ...(state.isHeld ? [make("span", "quiet", "held")] : []));
      states.show(under[0]?.path ?? null, shown);
      views.show(under[0]?.path ?? null);
      showParts(under);
      // Over what an overlay shows, operations are marked where somebody points at them in the list.
      showMarks(stepping.isPartial ? stepping.last : overlay.isShown ? [] : under.slice(0, 1));
    } catch (error) { failed(error); }
  });
  const scrubber = make("input");
  Object.assign(scrubber, { type: "range", min: 0, value: 0 });
  scrubber.setAttribute("aria-label", "Frame");
  const leap = choice("Go to", [["between", words.redrawBetween],
    ...(steps[0]?.[0] === 0 ? [] : [[-1, "Start"]]),
    ...steps.map(([frame, title], row) => [row, `${title} (${grouped(frame)})`])], -1, (row) => {
    if (row === "between") return;
    stop();
    leap.row = Number(row);
    goTo(steps[row]?.[0] ?? 0);
  });
  const goTo = (frame, isMoving = false) => {
    state.frame = Math.min(Math.max(Math.round(frame), 0), state.frames - 1);
    scrubber.value = state.frame;
    const title = `Frame ${grouped(state.frame)}`;
    scrubber.setAttribute("aria-valuetext", title);
    readout.replaceChildren(make("b", "", title), ` · ${grouped(state.frames)} frames · ${
      grouped(Math.floor(state.frame * 1000 / state.rate))} ms`);
    // Of what happened in one frame, what was chosen stays chosen.
    if (steps[leap.row]?.[0] !== state.frame) {
      leap.row = steps.findIndex(([at]) => at === state.frame);
    }
    const isStart = leap.row < 0 && state.frame === 0;
    leap.querySelector("select").value = leap.row < 0 && !isStart ? "between" : leap.row;
    showFrame(isMoving);
  };
  // What is silent while frames go by.
  const spoken = [comparison.told, overlay.told, stepping.told, place];
  const play = pushed("toggle", "Play", [icon("play")], () => {
    if (timer) { stop(); showFrame(); return; }
    if (state.frame >= state.frames - 1) goTo(0);
    since = null;
    play.replaceChildren(icon("pause"));
    play.setAttribute("aria-label", "Pause");
    for (const one of spoken) one.setAttribute("aria-live", "off");
    timer = requestAnimationFrame(run);
  });
  let timer = 0, since = null;
  const stop = () => {
    cancelAnimationFrame(timer);
    timer = 0;
    play.replaceChildren(icon("play"));
    play.setAttribute("aria-label", "Play");
    for (const one of spoken) one.setAttribute("aria-live", "polite");
  };
  const run = (now) => {
    since ??= { now, frame: state.frame };
    const frame = since.frame + Math.floor((now - since.now) * state.rate * state.speed / 1000);
    if (frame >= state.frames - 1) { goTo(state.frames - 1); stop(); return; }
    if (frame !== state.frame) goTo(frame, true);
    timer = requestAnimationFrame(run);
  };
  const toward = (title, sign, by) =>
    pushed("toggle", title, [sign], () => { stop(); goTo(state.frame + by); });
  scrubber.addEventListener("input", () => { stop(); goTo(Number(scrubber.value), true); });
  const point = (x, y) => {
    state.point = [Math.min(Math.max(Math.floor(x), 0), canvas.width - 1),
      Math.min(Math.max(Math.floor(y), 0), canvas.height - 1)];
    showPoint();
  };
  const hold = (isHeld) => {
    state.isHeld = isHeld;
    figure.toggleAttribute("data-held", isHeld);
  };
  const placeOf = (event) => {
    const around = canvas.getBoundingClientRect();
    return [(event.clientX - around.left) * canvas.width / around.width,
      (event.clientY - around.top) * canvas.height / around.height];
  };
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.setAttribute("aria-label", words.redrawCanvas);
  canvas.addEventListener("pointermove", (event) => { if (!state.isHeld) point(...placeOf(event)); });
  // A click holds the pixel under it; one on what is held lets it go.
  canvas.addEventListener("click", (event) => {
    const [x, y] = placeOf(event), [heldX, heldY] = state.point ?? [-9, -9];
    hold(!state.isHeld || Math.hypot(x - heldX, y - heldY) > 3);
    point(x, y);
  });
  canvas.addEventListener("keydown", (event) => {
    const far = event.shiftKey ? 10 : 1;
    const ways = { ArrowRight: [far, 0], ArrowLeft: [-far, 0], ArrowDown: [0, far], ArrowUp: [0, -far] };
    if (event.key === "Escape") { hold(false); showPoint(); }
    if (!(event.key in ways)) return;
    event.preventDefault();
    const [x, y] = state.point ?? [canvas.width / 2, canvas.height / 2];
    point(x + ways[event.key][0], y + ways[event.key][1]);
  });
  const zoom = choice("Zoom", [2, 4, 8, 16, 32, 64].map((one) => [one, `${one}×`]), 8, (value) => {
    state.zoom = Number(value);
    showPoint();
  });
  const speed = choice("Speed", [0.1, 0.25, 0.5, 1, 2].map((one) => [one, `${one}×`]), 1, (value) => {
    state.speed = Number(value);
    since = null;
  });
  const boxes = pressed(words.redrawBoxes, false, (isOn) => { state.showsGlass = isOn; showPoint(); });
  const body = make("div", "redraw-body",
    make("div", "redraw-frame", make("div", "redraw-canvas", canvas, ...comparison.layers, ...overlay.layers, marks)),
    make("div", "redraw-side", hash, make("div", "redraw-row", zoom), lenses, place, views.list, states.list,
      make("div", "redraw-row", glassToggle, boxes, restore), list));
  figure.append(
    make("div", "redraw-bar", make("span", "redraw-steps", play, toward(words.redrawBack, "‹", -1),
      toward(words.redrawOn, "›", 1)), scrubber, readout),
    make("div", "redraw-row", ...(steps.length ? [leap] : []), speed,
      pushed("pill", "", [words.redrawRefer], () => comparison.refer(state.frame)),
      ...comparison.controls, comparison.told),
    make("div", "redraw-row", ...overlay.controls, stepping.toggle, overlay.told),
    stepping.row, body);
  // Others on the page point at views, too.
  figure.addEventListener("mark", async ({ detail: path }) => {
    if (state.shown === null) return;
    if (!path) { showPoint(); return; }
    const { parts } = await redrawing.ask("all", { name, frame: state.shown });
    showMarks(parts.filter((part) => part.path === path || part.path.startsWith(`${path}/`)));
  });
  readout.setAttribute("aria-live", "off");
  figure.dataset.state = "begun";
  figure.inert = true;
  const begin = async () => {
    try {
      await redrawing.start();
      Object.assign(state, await redrawing.ask("open", { name, text: framesOf.get(name).textContent }));
      scrubber.max = state.frames - 1;
      figure.closest("details")?.addEventListener("toggle", ({ target }) => {
        if (target.open) showFrame(); else { stop(); comparison.rest(); }
      });
      figure.inert = false;
      goTo(first);
    } catch (error) { failed(error); }
  };
  begin();
  return figure;
};
