// Fingers, mouse and wheel, in points of the scene. What moves is told once a frame of the screen; what goes
// down or up at once, and after what moved before it.
const inHundredths = (value) => Math.round(value * 100) / 100;
const pending = { moves: new Map(), hover: null, wheel: null, timer: 0 };
const gathered = () => {
  const { moves, hover, wheel } = pending;
  const events = Array.from(moves, ([pointer, place]) => ({ kind: "move", pointer, ...place }));
  if (hover) events.push({ kind: "hover", ...hover });
  if (wheel) events.push({ kind: "wheel", ...wheel, dx: inHundredths(wheel.dx), dy: inHundredths(wheel.dy) });
  moves.clear();
  cancelAnimationFrame(pending.timer);
  Object.assign(pending, { hover: null, wheel: null, timer: 0 });
  return events;
};
const input = (...events) => {
  const every = [...gathered(), ...events];
  if (every.length) ask({ do: "input", events: every });
};
const later = () => { pending.timer ||= requestAnimationFrame(() => input()); };

const takePointers = (canvas, placeOf, onPress) => {
  const down = new Map();
  let last = {};
  const free = () => { for (let one = 0; one < 10; one += 1) if (![...down.values()].includes(one)) return one; };
  on("link", () => { if (!mayRecord()) { down.clear(); gathered(); } });
  const isOurs = () => mayRecord() && !studio.inspects;
  canvas.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    onPress();
    const pointer = free();
    if (!isOurs() || event.button !== 0 || down.has(event.pointerId) || pointer === undefined) return;
    canvas.setPointerCapture(event.pointerId);
    const place = placeOf(event, true);
    down.set(event.pointerId, pointer);
    last = place;
    pending.hover = null;
    input({ kind: "press", pointer, ...place });
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!isOurs()) return;
    const pointer = down.get(event.pointerId), { x, y } = placeOf(event);
    // Browsers tell of moves that are none.
    if (x === last.x && y === last.y) return;
    last = { x, y };
    if (pointer !== undefined) pending.moves.set(pointer, placeOf(event));
    else if (event.pointerType !== "touch" && !event.buttons) pending.hover = placeOf(event, true);
    else return;
    later();
  });
  const up = (event) => {
    const pointer = down.get(event.pointerId);
    if (pointer === undefined) return;
    // A mouse goes up when the last of its buttons does; what presses is the first.
    if (event.type === "pointerup" && event.pointerType === "mouse" && event.button !== 0) return;
    down.delete(event.pointerId);
    input({ kind: "release", pointer, ...placeOf(event) });
  };
  for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) canvas.addEventListener(kind, up);
  canvas.addEventListener("pointerleave", (event) => {
    if (!isOurs() || event.pointerType === "touch" || down.has(event.pointerId)) return;
    pending.hover = {};
    later();
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
};

// A wheel turns; with control, or as a gesture, it is a pinch, told as a whole when it has ended.
const takeWheel = (canvas, placeOf, zoomOf) => {
  let pinch = null, quiet = 0;
  const end = () => {
    clearTimeout(quiet);
    const { scale = 1, place } = pinch ?? {};
    pinch = null;
    tell("pinch", { scale: null });
    if (Math.abs(scale - 1) < 0.005) return;
    input({ kind: "magnify", ...place, scale: Math.min(Math.max(Math.round(scale * 1000) / 1000, 0.01), 100) });
  };
  const pinchBy = (event, scale) => {
    pinch ??= { scale: 1, place: placeOf(event, true) };
    pinch.scale = scale(pinch.scale);
    tell("pinch", { scale: pinch.scale });
    clearTimeout(quiet);
    quiet = setTimeout(end, 250);
  };
  canvas.addEventListener("wheel", (event) => {
    // Where the scene takes nothing, the page scrolls.
    if (!mayRecord() || studio.inspects) { if (event.ctrlKey) event.preventDefault(); return; }
    event.preventDefault();
    if (event.ctrlKey) { pinchBy(event, (scale) => scale * Math.exp(-event.deltaY / 100)); return; }
    const unit = [1 / zoomOf(), 18, studio.state.height][event.deltaMode];
    const { dx = 0, dy = 0 } = pending.wheel ?? {};
    pending.wheel = { ...placeOf(event, true), dx: dx + event.deltaX * unit, dy: dy + event.deltaY * unit };
    later();
  }, { passive: false });
  for (const kind of ["gesturestart", "gesturechange", "gestureend"]) {
    canvas.addEventListener(kind, (event) => {
      event.preventDefault();
      if (!mayRecord() || studio.inspects) return;
      pinchBy(event, () => event.scale);
      if (kind === "gestureend") end();
    });
  }
};
