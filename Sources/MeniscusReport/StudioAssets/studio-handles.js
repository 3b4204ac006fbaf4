// The edges of the scene, to be dragged: how large the scene will be is shown meanwhile, and told at the end,
// so that a drag is one event.
const handlesOf = (scene, zoomOf) => {
  const ghost = make("div", "ghost"), tag = make("output", "size-tag");
  tag.setAttribute("aria-live", "off");
  ghost.hidden = tag.hidden = true;
  let wanted = null, quiet = 0;
  const within = (value) => Math.min(Math.max(Math.round(value), 1), 8192);
  const show = () => {
    ghost.hidden = tag.hidden = wanted === null;
    if (!wanted) return;
    const [width, height] = wanted.map((one) => one * zoomOf());
    Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
    Object.assign(tag.style, { left: `${width}px`, top: `${height}px` });
    tag.textContent = `${wanted[0]} × ${wanted[1]}`;
  };
  const end = () => {
    clearTimeout(quiet);
    const [width, height] = wanted ?? [];
    wanted = null;
    show();
    if (width && (width !== studio.state.width || height !== studio.state.height)) ask({ do: "resize", width, height });
    else look();
  };
  const size = () => [studio.state?.width ?? 1, studio.state?.height ?? 1];
  const handle = (way, title, byX, byY) => {
    const element = make("div", `handle ${way}`, make("i"));
    let from = null;
    element.addEventListener("pointerdown", (event) => {
      if (!mayRecord() || event.button !== 0) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      from = [event.clientX, event.clientY, ...size()];
      wanted = size();
      show();
    });
    element.addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y, width, height] = from, zoom = zoomOf();
      wanted = [within(width + byX * (event.clientX - x) / zoom), within(height + byY * (event.clientY - y) / zoom)];
      show();
      look();
    });
    for (const kind of ["pointerup", "pointercancel"]) {
      element.addEventListener(kind, () => { if (from) { from = null; end(); } });
    }
    if (!title) { element.setAttribute("aria-hidden", "true"); return element; }
    element.tabIndex = 0;
    element.title = title;
    for (const [name, value] of Object.entries({ role: "slider", "aria-label": title, "aria-valuemin": 1,
      "aria-valuemax": 8192, "aria-valuenow": 1, "aria-orientation": byX ? "horizontal" : "vertical" })) {
      element.setAttribute(name, value);
    }
    element.addEventListener("keydown", (event) => {
      const steps = byX ? { ArrowRight: 1, ArrowLeft: -1 } : { ArrowDown: 1, ArrowUp: -1 };
      if (event.key === "Escape" && wanted) { from = null; wanted = null; show(); look(); return; }
      if (!(event.key in steps) || !mayRecord()) return;
      event.preventDefault();
      const by = steps[event.key] * (event.shiftKey ? 10 : 1), [width, height] = wanted ?? size();
      wanted = [within(width + byX * by), within(height + byY * by)];
      show();
      look();
      clearTimeout(quiet);
      quiet = setTimeout(end, 700);
    });
    element.addEventListener("blur", () => { if (wanted && !from) end(); });
    return element;
  };
  const across = handle("at-right", words.sceneWidth, 1, 0), along = handle("at-bottom", words.sceneHeight, 0, 1);
  const look = () => {
    const [width, height] = wanted ?? size();
    for (const [element, value] of [[across, width], [along, height]]) {
      element.setAttribute("aria-valuenow", value);
      element.setAttribute("aria-valuetext", say(words.points, value));
    }
  };
  on("shape", look);
  on("link", () => { for (const one of [across, along]) one.setAttribute("aria-disabled", String(!mayRecord())); });
  on("pinch", ({ scale }) => {
    tag.hidden = scale === null;
    if (scale !== null) tag.textContent = `${scale.toFixed(2)}×`;
  });
  scene.append(ghost, across, along, handle("at-corner", "", 1, 1), tag);
};
