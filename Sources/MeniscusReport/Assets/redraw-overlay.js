// What the renderer knows of a frame, laid over it: the fields of glass, what glass captures, the tiles that
// were painted.
const legendOf = (items) => {
  const legend = make("span", "legend");
  legend.append(...items.map(([look, title]) =>
    make("span", "", ...(look ? [make("i", `swatch ${look}`)] : []), title)));
  return legend;
};
const percent = (part, whole) => `${(100 * part) / whole}%`;
// What a pass of glass captures, the glass in it, and how it is blurred.
const captureBoxes = ({ box, glass, deviation, factor, isKept }, width, height) => {
  const place = (element, [x, y, across, down]) => {
    Object.assign(element.style, { left: percent(x, width), top: percent(y, height),
      width: percent(across, width), height: percent(down, height) });
    return element;
  };
  const words = say(data.words.redrawBlur, Number(deviation.toFixed(1)), factor);
  const label = make("span", 2 * box[0] > width ? "at-end" : "", words);
  return [place(make("div", isKept ? "capture kept" : "capture", label), box),
    place(make("div", "captured-for"), glass)];
};
// The squares of some tiles as one outline.
const tileOutline = (places, side, columns, width, height) => places.map((place) => {
  const [x, y] = [(place % columns) * side, Math.floor(place / columns) * side];
  const [across, down] = [Math.min(side, width - x), Math.min(side, height - y)];
  return `M${x} ${y}h${across}v${down}h${-across}z`;
}).join("");
const frameOverlay = (name, canvas, state, showAgain) => {
  const { words } = data;
  const map = make("canvas", "map"), boxes = make("div", "boxes"), tiles = draw("svg", { "aria-hidden": "true" });
  const told = make("output", "told");
  let chosen = "none";
  const asks = (ask, more = {}) => (frame) => redrawing.ask(ask, { ...more, name, frame });
  const layField = ({ count, depth, bend, image }) => {
    if (!image) return words.redrawNoGlass;
    const { width, height } = image;
    if (map.width !== width || map.height !== height) Object.assign(map, { width, height });
    const context = map.getContext("2d");
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    image.close();
    map.hidden = false;
    const told = { fields: words.redrawFields, directions: words.redrawDirections, lens: words.redrawLens };
    return say(told[chosen], grouped(count), (chosen === "lens" ? bend : depth).toFixed(1));
  };
  const layCaptures = ({ captures }) => {
    if (!captures.length) return words.redrawNoGlass;
    const { width, height } = canvas, made = captures.filter(({ isKept }) => !isKept);
    const pixels = made.reduce((sum, { box }) => sum + box[2] * box[3], 0);
    boxes.replaceChildren(...captures.flatMap((one) => captureBoxes(one, width, height)));
    boxes.hidden = false;
    return say(words.redrawCaptures, grouped(captures.length), grouped(captures.length - made.length), grouped(pixels));
  };
  const layTiles = ({ side, tiles: kinds }, frame) => {
    const { width, height } = canvas, columns = Math.ceil(width / side);
    const outlines = ["kept", "changed", "captured"].map((kind, number) => {
      const places = [...kinds.keys()].filter((place) => kinds[place] === number);
      return draw("path", { class: `tile ${kind}`, d: tileOutline(places, side, columns, width, height) });
    });
    tiles.setAttribute("viewBox", `0 0 ${width} ${height}`);
    tiles.replaceChildren(...outlines);
    tiles.removeAttribute("hidden");
    const painted = kinds.filter((kind) => kind > 0).length, below = kinds.filter((kind) => kind === 2).length;
    return say(frame === 0 ? words.redrawTilesFirst : below ? words.redrawTilesBelow : words.redrawTiles,
      grouped(painted), grouped(kinds.length), grouped(below));
  };
  // What each operation covers, as far as it is seen.
  const layOperations = ({ parts }) => {
    const { width, height } = canvas, { scale } = state;
    const drawn = parts.filter(({ kind }) => kind < kindsOfParts.length);
    tiles.setAttribute("viewBox", `0 0 ${width} ${height}`);
    tiles.replaceChildren(...drawn.map(({ kind, box: [x, y, across, down] }) => draw("rect", {
      class: kindsOfParts[kind] === "glass" ? "operation glass" : "operation", x: x * scale, y: y * scale,
      width: across * scale, height: down * scale })));
    tiles.removeAttribute("hidden");
    return say(words.redrawBounds, grouped(drawn.length), grouped(new Set(drawn.map(({ path }) => path)).size));
  };
  const kinds = {
    none: { title: "Nothing", legend: [] },
    fields: { title: "Fields", ask: asks("fields", { way: 0 }), lay: layField,
      legend: [["inside", words.redrawInside], ["outside", words.redrawOutside], ["", words.redrawLines]] },
    directions: { title: "Directions", ask: asks("fields", { way: 1 }), lay: layField,
      legend: [["wheel", words.redrawOutwards], ["undecided", words.redrawUndecided]] },
    lens: { title: "Lens", ask: asks("fields", { way: 2 }), lay: layField,
      legend: [["unbent", words.redrawUnbent], ["bent", words.redrawBent], ["", words.redrawBentLines]] },
    operations: { title: "Operations", ask: asks("all"), lay: layOperations,
      legend: [["operation", words.redrawOperation], ["operation glass", "glass"]] },
    capture: { title: "Capture", ask: asks("captures"), lay: layCaptures,
      legend: [["capture", words.redrawCapturedAnew], ["capture kept", words.redrawCaptureKept],
        ["captured-for", "glass"]] },
    tiles: { title: "Tiles", ask: asks("tiles"), lay: layTiles,
      legend: [["tile changed", words.redrawTileChanged], ["tile captured", words.redrawTileCaptured]] },
  };
  const legend = make("span", "legends");
  const choose = (kind) => {
    chosen = kind;
    legend.replaceChildren(...(kinds[kind].legend.length ? [legendOf(kinds[kind].legend)] : []));
    told.hidden = kind === "none";
    showAgain();
  };
  told.hidden = true;
  const layers = [map, boxes, tiles];
  const clear = () => {
    for (const layer of layers) layer.setAttribute("hidden", "");
  };
  clear();
  return {
    layers, told,
    get isShown() { return chosen !== "none"; },
    controls: [choice("Overlay", Object.entries(kinds).map(([kind, { title }]) => [kind, title]), "none", choose), legend],
    // Asks what there is to lay over a frame; answers what lays it there, and says what it is.
    async read(frame) {
      const kind = chosen, answer = await kinds[kind].ask?.(frame);
      return () => {
        clear();
        // What was chosen meanwhile is asked for next.
        if (!answer || kind !== chosen) { answer?.image?.close(); return "none"; }
        told.textContent = kinds[kind].lay(answer, frame);
        return kind;
      };
    },
    // How far a place is from the edge of glass, where fields are shown; empty otherwise.
    async distance(frame, x, y) {
      if (chosen !== "fields" && chosen !== "directions") return "";
      const { distance } = await redrawing.ask("distance", { name, frame, x, y });
      return distance === null ? ""
        : say(distance > 0 ? words.redrawBeyond : words.redrawWithin, Math.abs(distance).toFixed(2));
    },
  };
};
