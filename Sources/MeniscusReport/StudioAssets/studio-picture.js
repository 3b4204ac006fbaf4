// Pictures of the scene, as the recorder sends them: the tiles that have changed.
const magic = 0x4D534C56;
// Runs of equal pixels, and of others, from a place on; the place after them.
const unrolled = (runs, from, pixels) => {
  let at = from;
  for (let end = 0; end < pixels.length;) {
    const head = runs[at++], start = end;
    end += head >>> 1;
    if (head & 1) pixels.fill(runs[at++], start, end);
    else { pixels.set(runs.subarray(at, at + end - start), start); at += end - start; }
  }
  return at;
};
const drawPicture = (canvas, context, buffer) => {
  const view = new DataView(buffer);
  const [mark, frame, width, height, side, count] = [0, 4, 8, 12, 16, 20].map((at) => view.getUint32(at, true));
  if (mark !== magic || !side) return null;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const columns = Math.ceil(width / side), runs = new Uint32Array(buffer);
  let at = 6;
  for (let place = 0; place < count; place += 1) {
    const tile = runs[at++];
    const x = (tile % columns) * side, y = Math.floor(tile / columns) * side;
    const image = new ImageData(Math.min(side, width - x), Math.min(side, height - y));
    at = unrolled(runs, at, new Uint32Array(image.data.buffer));
    context.putImageData(image, x, y);
  }
  return frame;
};
const showPictures = (canvas) => {
  // Pixels come from the processor: a canvas of the graphics card would have to fetch each tile.
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  on("picture", (buffer) => {
    const frame = drawPicture(canvas, context, buffer);
    if (frame === null || !studio.hello) return;
    const [width, height] = [canvas.width, canvas.height].map((one) => one / studio.hello.scale);
    if (studio.shown?.width !== width || studio.shown.height !== height) {
      studio.shown = { width, height };
      tell("shape");
    }
    canvas.dataset.frame = frame;
    send({ do: "shown", frame });
  });
};
