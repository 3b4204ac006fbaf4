// Which views are at a point: outlines over the picture, and what is known of each.
const looking = { point: null, next: null, isAsking: false, isHeld: false, views: [], chosen: 0 };
const setInspecting = (isOn) => {
  if (studio.inspects === isOn) return;
  studio.inspects = isOn;
  Object.assign(looking, { point: null, next: null, isAsking: false, isHeld: false, views: [], chosen: 0 });
  tell("inspect");
  tell("views");
};
// The next point is asked for when the last one has been answered.
const lookAt = (place) => {
  looking.point = place;
  if (looking.isAsking) { looking.next = place; return; }
  looking.isAsking = send({ do: "pick", ...place });
};
on("picked", ({ views }) => {
  looking.isAsking = false;
  if (!studio.inspects) return;
  const { next } = looking, path = looking.views[looking.chosen]?.path;
  looking.next = null;
  looking.views = views;
  // What was chosen among what is held stays chosen.
  looking.chosen = looking.isHeld ? Math.max(views.findIndex((one) => one.path === path), 0) : 0;
  tell("views");
  if (next) lookAt(next);
});
on("link", () => { looking.isAsking = false; });
on("refused", ({ do: what }) => { if (what === "pick") looking.isAsking = false; });
const inspectCanvas = (canvas, field, boxes, placeOf) => {
  canvas.addEventListener("pointermove", (event) => {
    if (studio.inspects && !looking.isHeld) lookAt(placeOf(event, true));
  });
  canvas.addEventListener("pointerdown", (event) => {
    if (!studio.inspects || event.button !== 0) return;
    const place = placeOf(event, true), { point } = looking;
    looking.isHeld = !looking.isHeld || Math.hypot(place.x - (point?.x ?? -9), place.y - (point?.y ?? -9)) > 3;
    lookAt(place);
  });
  field.addEventListener("keydown", (event) => {
    if (!studio.inspects) return;
    const far = event.shiftKey ? 10 : 1, { width, height } = studio.state;
    const ways = { ArrowRight: [far, 0], ArrowLeft: [-far, 0], ArrowDown: [0, far], ArrowUp: [0, -far] };
    if (event.key === "Enter") { looking.isHeld = !looking.isHeld; tell("views"); event.preventDefault(); }
    if (!(event.key in ways)) return;
    event.preventDefault();
    const { x, y } = looking.point ?? { x: width / 2, y: height / 2 }, [dx, dy] = ways[event.key];
    lookAt({ x: Math.min(Math.max(x + dx, 0), width - 0.01), y: Math.min(Math.max(y + dy, 0), height - 0.01) });
  });
  const box = ([x, y, width, height], className) => draw("rect", { class: className, x, y, width, height });
  on("views", () => {
    const { views, chosen, point } = looking;
    const others = views.filter((_, place) => place !== chosen).slice(0, 16);
    boxes.replaceChildren(...others.map(({ frame }) => box(frame, "around")),
      ...views.slice(chosen, chosen + 1).flatMap(({ frame }) => [box(frame, "halo"), box(frame, "chosen")]),
      ...(point && (looking.isHeld || document.activeElement === field)
        ? [draw("path", { class: "aim", d: `M${point.x - 6} ${point.y}h12M${point.x} ${point.y - 6}v12` })] : []));
    canvas.toggleAttribute("data-inspects", studio.inspects);
  });
};
