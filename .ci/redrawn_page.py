"""What the checks of a report's own frames run in its page, whatever browser it is in."""
import base64, random

# A worker of the page's own text; what it answers comes by number.
BEGIN = """async () => {
  const text = (id) => document.getElementById(id).textContent;
  const worker = new Worker(URL.createObjectURL(new Blob([text("worker")], { type: "text/javascript" })));
  const waiting = new Map();
  let number = 0;
  worker.onmessage = ({ data }) => { waiting.get(data.number)(data); waiting.delete(data.number); };
  window.asked = (ask, more = {}) => new Promise((done) => {
    waiting.set(number += 1, done);
    worker.postMessage({ ...more, ask, number });
  });
  const { problem } = await window.asked("start", { text: text("core") });
  return problem ?? "";
}"""
DRAW = """async ([name, most, step]) => {
  const text = document.querySelector(`[data-frames="${CSS.escape(name)}"]`).textContent;
  const { answer, problem } = await window.asked("open", { name, text });
  if (problem) return { problem };
  const wrong = [], times = [];
  const by = answer.frames <= most ? 1 : step;
  for (let frame = 0; frame < answer.frames; frame += by) {
    const { answer: drawn, problem } = await window.asked("frame", { name, frame, isSilent: true });
    if (problem || drawn.drawn !== drawn.recorded) wrong.push([frame, problem ?? drawn]);
    else times.push(drawn.time);
  }
  return { frames: answer.frames, wrong, times };
}"""
DAMAGED = """async (files) => {
  let refused = 0;
  for (const text of files) {
    const { answer, problem } = await window.asked("open", { name: "damaged", text });
    let end = problem;
    for (let frame = 0; !end && frame < answer.frames; frame += 1) {
      ({ problem: end } = await window.asked("frame", { name: "damaged", frame, isSilent: true }));
    }
    if (end) refused += 1;
  }
  return refused;
}"""
# How much each overlay shows that is seen: opaque pixels of a hue or not, boxes, painted tiles.
OVERLAID = """() => {
  const figure = document.querySelector(".redraw"), seen = (one) => one.checkVisibility();
  const map = figure.querySelector(".map"), counts = { fields: 0, capture: 0, tiles: 0, operations: 0 };
  if (seen(map)) {
    const copy = new OffscreenCanvas(map.width, map.height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(map, 0, 0);
    const { data } = copy.getImageData(0, 0, map.width, map.height);
    for (let at = 3; at < data.length; at += 4) if (data[at] > 0) counts.fields += 1;
  }
  counts.capture = Array.from(figure.querySelectorAll(".boxes .capture")).filter(seen).length;
  counts.tiles = Array.from(figure.querySelectorAll(".tile.changed, .tile.captured"))
    .filter((one) => seen(one) && one.getAttribute("d")).length;
  counts.operations = Array.from(figure.querySelectorAll(".operation")).filter(seen).length;
  const { overlay } = figure.dataset;
  return ["directions", "lens"].includes(overlay) ? { ...counts, fields: 0, [overlay]: counts.fields } : counts;
}"""
NAMES = "() => Array.from(document.querySelectorAll('[data-frames]'), (one) => one.dataset.frames)"


def damaged_files(sample, count=400):
    """Files that are cut, changed or made up, in base64."""
    random.seed(21)
    files = []
    for _ in range(count * 3 // 4):
        bytes_ = bytearray(sample[:random.randrange(len(sample))] if random.random() < 0.3 else sample)
        for _ in range(random.randrange(1, 4)):
            if bytes_:
                bytes_[random.randrange(len(bytes_))] ^= 1 << random.randrange(8)
        files.append(bytes(bytes_))
    files += [random.randbytes(random.randrange(200)) for _ in range(count - len(files))]
    return [base64.b64encode(one).decode() for one in files]
