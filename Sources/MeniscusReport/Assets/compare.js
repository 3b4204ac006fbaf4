// Ways to compare two pictures.
const caption = (title, note) => {
  const element = make("figcaption");
  const side = make("span");
  element.append(title, side);
  side.textContent = note;
  return element;
};
const range = (label, onInput) => {
  const input = make("input");
  input.type = "range";
  input.min = 0; input.max = 100; input.step = 0.5; input.value = 50;
  input.setAttribute("aria-label", label);
  input.addEventListener("input", () => onInput(Number(input.value)));
  return input;
};
const pictureOf = (figures, role) => figures[role]?.querySelector("img")?.cloneNode();
const stackOf = (figures) => {
  const stack = make("div", "stack");
  stack.append(pictureOf(figures, "expected"), pictureOf(figures, "actual"));
  for (const image of stack.children) image.loading = "eager";
  return stack;
};
const ways = {
  slider(figures, overlay) {
    const stack = stackOf(figures), actual = stack.lastChild, edge = make("span", "edge");
    stack.classList.add("slides");
    stack.append(edge);
    const show = (share) => {
      actual.style.clipPath = `inset(0 0 0 ${share}%)`;
      edge.style.left = `${share}%`;
    };
    const input = range("How much of the expected picture is shown", show);
    const drag = (event) => {
      const box = stack.getBoundingClientRect();
      input.value = 100 * (event.clientX - box.left) / box.width;
      show(Number(input.value));
    };
    stack.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      stack.setPointerCapture(event.pointerId);
      drag(event);
    });
    stack.addEventListener("pointermove", (event) => {
      if (stack.hasPointerCapture(event.pointerId)) drag(event);
    });
    show(50);
    overlay.append(caption("Expected", "Actual"), stack, input);
  },
  onion(figures, overlay) {
    const stack = stackOf(figures), actual = stack.lastChild;
    const show = (share) => { actual.style.opacity = share / 100; };
    show(50);
    overlay.append(
      caption("Expected", "Actual"), stack, range("How much of the actual picture is shown", show));
  },
  blink(figures, overlay) {
    const stack = stackOf(figures), actual = stack.lastChild, title = caption("Expected", "");
    const button = make("button", "pill");
    const show = (visible) => {
      actual.style.visibility = visible ? "visible" : "hidden";
      title.firstChild.textContent = visible ? "Actual" : "Expected";
    };
    let timer = 0, seen = false;
    const step = () => { seen = !seen; show(seen); };
    const start = () => { timer = setInterval(step, 600); button.textContent = "Stop"; };
    const stop = () => { clearInterval(timer); timer = 0; button.textContent = "Blink"; };
    button.type = "button";
    button.addEventListener("click", () => { timer ? stop() : start(); });
    stack.addEventListener("click", () => { stop(); step(); });
    show(false);
    calm.matches ? stop() : start();
    overlay.append(title, stack, button);
    return stop;
  },
  difference(figures, overlay) {
    const stack = make("div", "stack");
    stack.append(pictureOf(figures, "difference"));
    overlay.append(caption("Difference", ""), stack);
  },
  heat(figures, overlay) {
    const stack = make("div", "stack");
    stack.append(pictureOf(figures, "heat"));
    overlay.append(caption("Heat map", ""), stack);
  },
};
for (const comparison of all(".comparison")) {
  const pictures = comparison.querySelector(".pictures");
  const figures = Object.fromEntries(
    all("figure", pictures).map((figure) => [figure.dataset.role, figure]));
  let overlay = null, leave = null;
  for (const button of all("[data-mode]", comparison)) {
    button.addEventListener("click", () => {
      leave?.();
      overlay?.remove();
      leave = overlay = null;
      for (const other of all("[data-mode]", comparison)) {
        other.setAttribute("aria-pressed", String(other === button));
      }
      const way = ways[button.dataset.mode];
      pictures.hidden = Boolean(way);
      if (!way) return;
      overlay = make("figure", "overlay");
      pictures.after(overlay);
      leave = way(figures, overlay);
    });
  }
  // A region of the list is outlined in the pictures.
  const clear = () => all(".marker", comparison).forEach((marker) => marker.remove());
  for (const item of all("[data-region]", comparison)) {
    const [x, y, width, height] = item.dataset.region.split(" ").map(Number);
    const show = () => {
      clear();
      for (const image of all(".pictures img", comparison)) {
        const marker = make("span", "marker"), scale = image.clientWidth / image.naturalWidth;
        marker.style.left = `${image.offsetLeft + x * scale}px`;
        marker.style.top = `${image.offsetTop + y * scale}px`;
        marker.style.width = `${width * scale}px`;
        marker.style.height = `${height * scale}px`;
        image.after(marker);
      }
    };
    item.tabIndex = 0;
    item.addEventListener("pointerenter", show);
    item.addEventListener("focus", show);
    item.addEventListener("pointerleave", clear);
    item.addEventListener("blur", clear);
  }
}
