// The core in a thread of its own: it is asked for frames, parts and operations by the page.
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
let core = null;
// The cases that are open in the core, each by its number there; the one that was used last stands last.
// A case needs megabytes, so that few are open: any other is read again from its file.
const rows = new Map();
const files = new Map();
const MOST_OPEN = 4;
// What is left out of a case's frames: all glass, and operations by what they do and for which view, so
// that the same are meant in every frame.
const leftOut = new Map();
// The last operation that is drawn, of one frame of a case.
const lastDrawn = new Map();
const kindAndPath = ({ kind, path }) => `${kind} ${path}`;
const start = async (text) => {
  const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), {});
  core = instance.exports;
};
const hex = (value) => BigInt.asUintN(64, value).toString(16).padStart(16, "0");
// What the core calls an address: beyond 2 GB it comes as a negative number.
const placed = (address) => address >>> 0;
const read = (name) => {
  if (!files.has(name)) throw new Error("unknown");
  const bytes = bytesOf(files.get(name));
  const room = placed(core.makeRoom(bytes.length));
  new Uint8Array(core.memory.buffer, room, bytes.length).set(bytes);
  const row = core.load();
  if (row < 0) throw new Error("unreadable");
  return row;
};
const close = (name) => {
  if (rows.has(name)) core.close(rows.get(name));
  rows.delete(name);
};
const rowOf = (name) => {
  const row = rows.get(name) ?? read(name);
  rows.delete(name);
  rows.set(name, row);
  if (rows.size > MOST_OPEN) close(rows.keys().next().value);
  return row;
};
const open = (name, text) => {
  close(name);
  files.set(name, text);
  const row = rowOf(name);
  return { frames: core.frameCount(row), rate: core.frameRate(row) };
};
// The pixels that were drawn, read where the core has them.
const picture = async () => {
  const [width, height, stride] = [core.pixelWidth(), core.pixelHeight(), core.pixelStride()];
  let view = new Uint8ClampedArray(core.memory.buffer, placed(core.pixels()), stride * height * 4);
  if (stride !== width) {
    const packed = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y += 1) {
      packed.set(view.subarray(y * stride * 4, (y * stride + width) * 4), y * width * 4);
    }
    view = packed;
  }
  return createImageBitmap(new ImageData(view, width, height));
};
const pathOf = (row, view) => {
  if (view < 0) return "";
  const count = core.viewPath(row, view);
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, placed(core.textAddress()), count));
};
// The numbers that the core has listed, in rows.
const table = (count, columns) => {
  if (count < 0) throw new Error("unreadable");
  // Where nothing is listed, the address is none of numbers.
  if (count === 0) return [];
  const numbers = new Float64Array(core.memory.buffer, placed(core.tableAddress()), count * columns).slice();
  return Array.from({ length: count }, (_, row) => numbers.subarray(row * columns, (row + 1) * columns));
};
const parts = (row, count) =>
  table(count, 11).map(([operation, kind, view, x, y, width, height, ...color]) => (
    { operation, kind, path: pathOf(row, view), box: [x, y, width, height], color: color[0] < 0 ? null : color }));
// Leaves out of a frame what is left out of its case; answers whether the frame is whole.
const prepare = (name, frame) => {
  const row = rowOf(name), out = leftOut.get(name), last = lastDrawn.get(name);
  core.showAll(row);
  const isStepped = last?.frame === frame;
  if (isStepped) {
    for (const [operation] of table(core.allParts(row, frame), 11)) {
      if (operation > last.operation) core.hide(row, operation, 1);
    }
  }
  if (!out) return !isStepped;
  if (out.glass) core.hide(row, -1, 1);
  const isOut = (part) => out.keys.has(kindAndPath(part))
    || out.views.some((view) => part.path === view || part.path.startsWith(`${view}/`));
  if (out.keys.size || out.views.length) {
    for (const part of parts(row, core.allParts(row, frame))) {
      if (isOut(part)) core.hide(row, part.operation, 1);
    }
  }
  return !isStepped && !out.glass && !out.keys.size && !out.views.length;
};
const answers = {
  start: ({ text }) => start(text),
  open: ({ name, text }) => open(name, text),
  async frame({ name, frame, isSilent }) {
    const row = rowOf(name), isWhole = prepare(name, frame), begin = performance.now();
    if (core.drawFrame(row, frame) < 0) throw new Error("unreadable");
    const time = performance.now() - begin;
    const hashes = { drawn: hex(core.drawnHash()), recorded: hex(core.recordedHash(row, frame)) };
    const scale = core.frameScale(row, frame);
    return { ...hashes, isWhole, time, scale, image: isSilent ? null : await picture() };
  },
  async part({ name, frame, box, scale }) {
    prepare(name, frame);
    if (core.drawPart(rowOf(name), frame, ...box, scale) < 0) throw new Error("unreadable");
    return { image: await picture() };
  },
  at({ name, frame, x, y }) {
    const row = rowOf(name);
    return { parts: parts(row, core.partsAt(row, frame, x, y)) };
  },
  all({ name, frame }) {
    const row = rowOf(name);
    return { parts: parts(row, core.allParts(row, frame)) };
  },
  async fields({ name, frame, way }) {
    const row = rowOf(name), begin = performance.now(), count = core.drawFields(row, frame, way);
    if (count < 0) throw new Error("unreadable");
    const time = performance.now() - begin;
    return { count, depth: core.fieldDepth(row), bend: core.lensBend(row), time, image: count ? await picture() : null };
  },
  captures({ name, frame }) {
    const row = rowOf(name);
    return { captures: table(core.captures(row, frame), 11).map((numbers) => {
      const [deviation, factor, isKept] = numbers.subarray(8);
      return { box: [...numbers.subarray(0, 4)], glass: [...numbers.subarray(4, 8)], deviation, factor,
        isKept: isKept === 1 };
    }) };
  },
  tiles({ name, frame }) {
    const row = rowOf(name), [side, ...tiles] = table(core.tiles(row, frame), 1).map(([number]) => number);
    return { side, tiles };
  },
  distance({ name, frame, x, y }) {
    const distance = core.glassDistance(rowOf(name), frame, x, y);
    return { distance: Number.isFinite(distance) ? distance : null };
  },
  drawUpTo({ name, frame, operation }) {
    if (operation === null) lastDrawn.delete(name); else lastDrawn.set(name, { frame, operation });
  },
  leaveOut({ name, keys, views = [], glass }) { leftOut.set(name, { keys: new Set(keys), views, glass }); },
};
// One after the other: a picture is read before the next is drawn.
let last = Promise.resolve();
onmessage = ({ data }) => {
  last = last.then(async () => {
    try {
      const answer = await answers[data.ask](data) ?? {};
      postMessage({ number: data.number, answer }, answer.image ? [answer.image] : []);
    } catch (error) {
      postMessage({ number: data.number, problem: String(error) });
    }
  });
};
