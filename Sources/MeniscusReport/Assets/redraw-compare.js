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
// Two pictures by turns, on the page's clock while nobody turns them by hand.
const turning = (over, which) => {
  let timer = 0, names = ["", ""];
  const tell = () => { which.textContent = names[over.hidden ? 1 : 0]; };
  const turn = () => { over.hidden = !over.hidden; tell(); };
  const stop = () => { clearInterval(timer); timer = 0; };
  return {
    stop,
    start() { timer ||= setInterval(turn, 600); },
    turn() { stop(); turn(); },
    call(...both) { names = both; tell(); },
  };
};
// The accepted frames of a case: `at` gives where one is found, or why it is not.
const acceptedFrames = (name) => {
  const block = acceptedOf.get(name), numbers = block?.dataset.numbers?.split(" ").map(Number);
  const own = `accepted ${name}`;
  let opened = null;
  return {
    areKnown: block !== undefined, name: own,
    has: (frame) => block !== undefined && (numbers?.includes(frame) ?? true),
    async at(frame) {
      opened ??= redrawing.ask("open", { name: own, text: block.textContent }).catch(() => ({ frames: 0 }));
      const { frames } = await opened, place = numbers ? numbers.indexOf(frame) : frame;
      if (!frames) return { why: data.words.redrawUnreadable };
      if (place >= 0 && place < frames) return { of: { name: own, frame: place } };
      return { why: numbers ? say(data.words.redrawNotAccepted, numbers.map(grouped).join(", "))
        : say(data.words.redrawFewerAccepted, grouped(frames)) };
    },
  };
};
const frameComparison = (name, canvas, showAgain) => {
  const { words } = data, accepted = acceptedFrames(name);
  const first = Number(framesOf.get(name).dataset.first);
  const chosen = { base: accepted.has(first) ? "accepted" : "none", way: "difference", reference: 0 };
  const over = make("canvas", "over"), edge = make("span", "edge"), which = make("span", "which");
  const told = make("output", "told"), legend = make("span", "legend");
  legend.append(...Object.entries({ few: words.redrawFew, many: "more", most: "most" })
    .map(([much, title]) => make("span", "", make("i", `swatch ${much}`), title)));
  const contexts = [canvas, over].map((one) => one.getContext("2d", { willReadFrequently: true }));
  const turns = turning(over, which), named = (frame) => `Frame ${grouped(frame)}`;
  let share = 50, isBlinking = !calm.matches;
  const divide = () => {
    over.style.opacity = chosen.way === "onion" ? share / 100 : "";
    over.style.clipPath = chosen.way === "divider" ? `inset(0 ${100 - share}% 0 0)` : "";
    edge.style.left = `${share}%`;
  };
  const ends = [make("span"), make("span")];
  const slider = range(words.redrawShare, (value) => { share = value; divide(); });
  const shares = make("span", "shares", ends[0], slider, ends[1]);
  const blinking = pressed("Blinking", isBlinking, (isOn) => {
    isBlinking = isOn;
    if (isOn) turns.start(); else turns.stop();
  });
  const flip = make("button", "pill", words.redrawFlip);
  flip.type = "button";
  flip.addEventListener("click", () => {
    isBlinking = false;
    blinking.setAttribute("aria-pressed", "false");
    turns.turn();
  });
  const hide = (parts, isHidden) => { for (const part of parts) part.hidden = isHidden; };
  const takeWay = (isShown) => {
    const { base, way } = chosen, isUsed = base !== "none", blinks = isShown && way === "blink";
    if (!blinks) { turns.stop(); over.hidden = !isShown; } else if (isBlinking) turns.start();
    over.classList.toggle("marked", way === "difference");
    hide([edge], !isShown || way !== "divider");
    hide([which], !blinks);
    hide([blinking, flip], !isUsed || way !== "blink");
    hide([shares], !isUsed || !["onion", "divider"].includes(way));
    hide([legend], !isUsed || way !== "difference");
    hide([ways, told], !isUsed);
    divide();
  };
  // What a frame is compared with and what that is called, or why there is nothing.
  const mine = (frame) => ({ of: { name, frame }, title: named(frame), called: `frame ${grouped(frame)}` });
  const other = async (frame, isPartial) => {
    const { base, reference } = chosen;
    if (isPartial) return { why: base === "none" ? "" : words.redrawNotStepped };
    if (base === "before") return frame > 0 ? mine(frame - 1) : { why: words.redrawNoneBefore };
    if (base === "reference") return reference === frame ? { why: words.redrawReferenceHere } : mine(reference);
    if (base === "none") return { why: "" };
    return { ...await accepted.at(frame), title: words.redrawAccepted, called: words.redrawFromAccepted };
  };
  // Lays the other frame over one that is drawn; answers how many pixels differ, null for no other. One whose
  // operations are stepped through is compared with none.
  const show = async (frame, isPartial) => {
    const against = await other(frame, isPartial);
    if (!against.of) {
      told.textContent = against.why;
      takeWay(false);
      return null;
    }
    const { image, drawn, recorded, isWhole } = await redrawing.ask("frame", against.of);
    const { width, height } = canvas;
    const isComparable = image.width === width && image.height === height;
    let count = null;
    if (isComparable) {
      if (over.width !== width || over.height !== height) Object.assign(over, { width, height });
      contexts[1].drawImage(image, 0, 0);
      const shown = contexts[0].getImageData(0, 0, width, height);
      count = changedPixels(shown, contexts[1].getImageData(0, 0, width, height));
      if (chosen.way === "difference") contexts[1].putImageData(shown, 0, 0);
    }
    image.close();
    const found = !isComparable ? words.redrawOtherSize : !count ? words.redrawSame
      : count === 1 ? words.redrawChangedOne : words.redrawChanged;
    const isAnew = chosen.base === "accepted" && isWhole && drawn !== recorded;
    const without = isWhole ? "" : words.redrawWithout;
    told.textContent = [without, say(found, against.called, grouped(count ?? 0)), isAnew ? words.redrawAcceptedAnew : ""]
      .filter(Boolean).join(without ? " " : ". ");
    turns.call(against.title, named(frame));
    ends.forEach((end, place) => { end.textContent = [against.title, named(frame)][place]; });
    takeWay(isComparable);
    return count;
  };
  const bases = choice("Compare with",
    [["none", "Nothing"], ...(accepted.areKnown ? [["accepted", words.redrawAccepted]] : []),
      ["before", words.redrawBefore], ["reference", say(words.redrawReference, 0)]],
    chosen.base, (value) => { chosen.base = value; showAgain(); });
  const ways = choice(words.redrawWay, [["difference", "Difference"], ["blink", "Blink"],
    ["onion", "Onion skin"], ["divider", "Divider"]], "difference",
  (value) => { chosen.way = value; showAgain(); });
  // Compares others with a frame from now on.
  const refer = (frame) => {
    Object.assign(chosen, { reference: frame, base: "reference" });
    const select = bases.querySelector("select");
    select.querySelector("[value=reference]").text = say(words.redrawReference, grouped(frame));
    select.value = "reference";
    showAgain();
  };
  takeWay(false);
  return {
    get isUsed() { return chosen.base !== "none"; },
    accepted: accepted.name, layers: [over, edge, which], told, show, refer, rest: turns.stop,
    controls: [bases, ways, blinking, flip, shares, legend],
  };
};
