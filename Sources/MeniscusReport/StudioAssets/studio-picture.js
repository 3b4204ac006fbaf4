// Pictures of the scene, as the recorder sends them: the tiles that have changed.
const magic = 0x4D534C56;
const drawPicture = (canvas, context, buffer) => {
  const view = new DataView(buffer);
  const [mark, frame, width, height, side, count] = [0, 4, 8, 12, 16, 20].map((at) => view.getUint32(at, true));
  if (mark !== magic || !side) return null;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const columns = Math.ceil(width / side);
  let at = 24 + 4 * count;
  for (let place = 0; place < count; place += 1) {
    const tile = view.getUint32(24 + 4 * place, true);
    const x = (tile % columns) * side, y = Math.floor(tile / columns) * side;
    const across = Math.min(side, width - x), down = Math.min(side, height - y), size = across * down * 4;
    context.putImageData(new ImageData(new Uint8ClampedArray(buffer, at, size), across, down), x, y);
    at += size;
  }
  return frame;
};
const showPictures = (canvas) => {
  const context = canvas.getContext("2d");
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
