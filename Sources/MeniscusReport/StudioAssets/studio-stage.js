// The scene at its true size, and what is done to it by hand.
const stageOf = () => {
  const canvas = make("canvas"), boxes = draw("svg", { class: "boxes", "aria-hidden": "true" });
  const room = make("div", "room"), scene = make("div", "scene", canvas, boxes);
  const main = make("main", "stage");
  let zoom = 1, isFitted = null;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", say(words.picture, data.scene));
  const { field, enter, reset } = typingField();
  field.setAttribute("aria-label", say(words.sceneField, data.scene));
  scene.append(field);
  room.append(scene);
  const placeOf = (event, isInside = false) => {
    const { left, top } = canvas.getBoundingClientRect(), { width, height } = studio.state;
    const [x, y] = [(event.clientX - left) / zoom, (event.clientY - top) / zoom];
    const inside = (value, end) => (isInside ? Math.min(Math.max(value, 0), end - 0.01) : value);
    return { x: inHundredths(inside(x, width)), y: inHundredths(inside(y, height)) };
  };
  takePointers(canvas, placeOf, () => {
    field.focus({ preventScroll: true });
    reset();
    if (mayRecord() && !studio.inspects) enter(true);
  });
  takeWheel(canvas, placeOf, () => zoom);
  showPictures(canvas);
  handlesOf(scene, () => zoom);
  inspectCanvas(canvas, field, boxes, placeOf);

  const isNarrow = matchMedia("(max-width: 699px)");
  const sizes = segments(words.size, [["true", words.trueSize], ["fit", words.fit]], (size) => {
    isFitted = size === "fit";
    remembered("meniscus-studio-size", size);
    fit();
  });
  const chosen = remembered("meniscus-studio-size");
  if (chosen) isFitted = chosen === "fit";
  const scaleTold = make("output", "scale-told");
  scaleTold.setAttribute("aria-live", "off");
  const fit = () => {
    if (!studio.state) return;
    const { width, height } = studio.shown ?? studio.state, { paddingLeft, paddingRight } = getComputedStyle(room);
    const across = (room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / width;
    const along = (room.clientHeight - 68) / height;
    const fits = isFitted ?? (across < 1 || (along < 1 && !isNarrow.matches));
    const next = fits ? Math.max(Math.min(1, across, isNarrow.matches ? 1 : along), 0.05) : 1;
    zoom = next;
    sizes.show(fits ? "fit" : "true");
    scaleTold.textContent = `${Math.round(zoom * 100)}%`;
    scaleTold.hidden = zoom === 1;
    Object.assign(scene.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
    boxes.setAttribute("viewBox", `0 0 ${width} ${height}`);
    scene.hidden = false;
  };
  scene.hidden = true;
  on("shape", fit);
  new ResizeObserver(fit).observe(room);

  const readout = make("output", "frame-number"), motion = make("span", "motion");
  readout.setAttribute("aria-live", "off");
  on("hello state", () => {
    const { frame, milliseconds, isSettled, isEndless, isPaused } = studio.state;
    readout.replaceChildren(make("b", "", say(words.frame, grouped(frame))),
      make("span", "", say(words.time, seconds(milliseconds * 1000))));
    const [state, text] = !isSettled ? ["moving", words.moving]
      : isEndless ? ["endless", words.endless] : ["settled", words.settled];
    const told = isPaused ? say(words.paused, text) : text;
    motion.dataset.motion = state;
    if (motion.textContent !== told) motion.replaceChildren(make("i"), told);
  });
  const inspect = pushed("toggle with-icon", words.inspect, [icon("target"), make("span", "long", words.inspect)],
    () => setInspecting(!studio.inspects));
  inspect.setAttribute("aria-keyshortcuts", "i");
  inspect.title = say(words.withKey, words.inspectTitle, "I");
  on("inspect", () => press(inspect, studio.inspects));
  press(inspect, false);
  const hint = make("p", "hint"), notes = make("ul", "scene-notes");
  hint.id = "keys-hint";
  hint.setAttribute("role", "status");
  let isIn = false;
  const showHint = () => {
    scene.dataset.keys = isIn ? "scene" : "page";
    hint.textContent = studio.inspects ? words.inspectKeys : !mayRecord() ? words.onlyWatching
      : isIn ? say(words.keysInScene, shortcut("Z"), shortcut("S")) : words.keysOnPage;
  };
  on("typing", (typing) => { isIn = typing.isIn; showHint(); });
  on("link inspect", showHint);
  on("link", () => { scene.dataset.link = mayRecord() ? "open" : studio.link === "open" ? "watching" : "lost"; });
  let told = "";
  on("state hello", ({ notes: every }) => {
    if (!every || told === every.join()) return;
    told = every.join();
    notes.replaceChildren(...every.map((one) => make("li", "", one)));
    notes.hidden = !every.length;
  });
  notes.hidden = true;
  showHint();
  main.append(make("div", "stage-bar", readout, motion, make("span", "gap"), scaleTold, sizes.group, inspect),
    noticesFor("input", "pick", "other", "clock", "step", "take", "shown"), room,
    make("div", "stage-foot", hint, notes));
  return { main, field };
};
