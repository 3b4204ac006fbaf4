// Another frame of the run over the one that is shown, so that one sees what changed between them.
const changedPixels = (shown, other) => {
  const [top, base] = [shown, other].map(({ data: { buffer } }) => new Uint32Array(buffer));
  const { data: bytes } = shown, { data: against } = other;
  let count = 0;
  for (let place = 0, at = 0; place < top.length; place += 1, at += 4) {
    if (top[place] === base[place]) { bytes[at + 3] = 48; continue; }
    count += 1;
    let most = 0;
    for (let part = at; part < at + 3; part += 1) most = Math.max(most, Math.abs(bytes[part] - against[part]));
    bytes[at] = 255;
    bytes[at + 1] = 150 - (150 * most) / 255;
    bytes[at + 2] = 60;
    // What the eye can hardly see is pale.
    bytes[at + 3] = Math.min(255, 80 + 10 * most);
  }
  return count;
};
const frameComparison = (name, canvas, showAgain) => {
  const { words } = data, chosen = { base: "none", way: "difference", marked: 0 };
  const over = make("canvas", "over"), edge = make("span", "edge"), told = make("output", "told");
  const frames = [canvas, over].map((one) => one.getContext("2d", { willReadFrequently: true }));
  let timer = 0, share = 50;
  const blink = (isOn) => {
    clearInterval(timer);
    timer = isOn ? setInterval(() => { over.hidden = !over.hidden; }, 600) : 0;
  };
  const blinking = pressed("Blinking", !calm.matches, (isOn) => { over.hidden = false; blink(isOn); });
  const divide = () => {
    over.style.opacity = chosen.way === "onion" ? share / 100 : "";
    over.style.clipPath = chosen.way === "divider" ? `inset(0 ${100 - share}% 0 0)` : "";
    edge.style.left = `${share}%`;
  };
  const slider = range(words.redrawShare, (value) => { share = value; divide(); });
  const takeWay = (isShown) => {
    const { way } = chosen;
    over.hidden = !isShown;
    edge.hidden = !isShown || way !== "divider";
    over.classList.toggle("marked", way === "difference");
    blinking.hidden = chosen.base === "none" || way !== "blink";
    slider.hidden = chosen.base === "none" || !["onion", "divider"].includes(way);
    waysOfFrames.hidden = chosen.base === "none";
    blink(isShown && way === "blink" && blinking.getAttribute("aria-pressed") === "true");
    divide();
  };
  const other = (frame) => ({ none: -1, before: frame - 1, marked: chosen.marked })[chosen.base];
  // Lays the other frame over one that is drawn; answers how many pixels differ, null for no other.
  const show = async (frame) => {
    const against = other(frame);
    told.textContent = "";
    if (against < 0) { takeWay(false); return null; }
    const { image } = await redrawing.ask("frame", { name, frame: against });
    const { width, height } = canvas;
    const isComparable = image.width === width && image.height === height;
    let count = null;
    if (isComparable) {
      Object.assign(over, { width, height });
      frames[1].drawImage(image, 0, 0);
      const shown = frames[0].getImageData(0, 0, width, height);
      count = changedPixels(shown, frames[1].getImageData(0, 0, width, height));
      if (chosen.way === "difference") frames[1].putImageData(shown, 0, 0);
    }
    image.close();
    told.textContent = say(
      !isComparable ? words.redrawOtherSize : !count ? words.redrawSame
        : count === 1 ? words.redrawChangedOne : words.redrawChanged,
      grouped(against), grouped(count ?? 0));
    takeWay(isComparable);
    return count;
  };
  const base = choice("Compare with",
    [["none", "Nothing"], ["before", words.redrawBefore], ["marked", "Frame 0"]], "none",
    (value) => { chosen.base = value; showAgain(); });
  const waysOfFrames = choice("As", [["difference", "Difference"], ["blink", "Blink"],
    ["onion", "Onion skin"], ["divider", "Divider"]], "difference",
  (value) => { chosen.way = value; showAgain(); });
  // The frame that others are compared with from now on.
  const mark = (frame) => {
    Object.assign(chosen, { marked: frame, base: "marked" });
    const select = base.querySelector("select");
    select.options[2].text = `Frame ${grouped(frame)}`;
    select.value = "marked";
    showAgain();
  };
  takeWay(false);
  return { over, edge, told, show, mark, controls: [base, waysOfFrames, blinking, slider] };
};
