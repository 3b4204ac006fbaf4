/// What the page does where scripts run; without it, all is there to be read.
enum Script {
  /// The script, in one piece, with no reference to anything outside.
  static let text: StaticString = #"""
    (() => {
      "use strict";
      const root = document.documentElement;
      const all = (selector, inside = document) => Array.from(inside.querySelectorAll(selector));
      const make = (name, className = "") => {
        const element = document.createElement(name);
        if (className) element.className = className;
        return element;
      };
      const calm = matchMedia("(prefers-reduced-motion: reduce)");
      root.classList.add("has-script");

      // Storage may be closed to pages of the file system.
      const remembered = (key, value) => {
        try {
          if (value === undefined) return localStorage.getItem(key);
          localStorage.setItem(key, value);
        } catch { return null; }
      };

      // Light, dark, or as the system.
      const themes = ["system", "light", "dark"];
      const showTheme = (theme) => {
        if (theme === "light" || theme === "dark") root.dataset.theme = theme;
        else delete root.dataset.theme;
      };
      showTheme(remembered("meniscus-theme"));
      for (const button of all("[data-action=theme]")) {
        button.addEventListener("click", () => {
          const place = themes.indexOf(root.dataset.theme ?? "system");
          const theme = themes[(place + 1) % themes.length];
          showTheme(theme);
          remembered("meniscus-theme", theme);
        });
      }

      // Commands to copy.
      const copy = async (text) => {
        try { await navigator.clipboard.writeText(text); return true; } catch { }
        const field = make("textarea");
        field.value = text;
        document.body.append(field);
        field.select();
        const done = document.execCommand("copy");
        field.remove();
        return done;
      };
      for (const button of all("[data-action=copy]")) {
        button.addEventListener("click", async () => {
          if (!await copy(button.parentElement.querySelector("code").textContent)) return;
          const use = button.querySelector("use");
          use.setAttribute("href", "#icon-check");
          button.classList.add("copied");
          setTimeout(() => {
            use.setAttribute("href", "#icon-copy");
            button.classList.remove("copied");
          }, 1600);
        });
      }

      // The list of cases: filter, and where the page stands.
      const filter = document.querySelector("[data-action=filter]");
      const applyFilter = () => {
        const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
        for (const item of all(".cases li")) {
          item.hidden = !words.every((word) => item.dataset.name.includes(word));
        }
      };
      filter.addEventListener("input", applyFilter);
      const links = new Map(all(".cases a").map((link) => [link.hash.slice(1), link]));
      const watcher = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          for (const link of links.values()) link.removeAttribute("aria-current");
          const link = links.get(entry.target.id);
          link?.setAttribute("aria-current", "true");
          const list = link?.closest(".cases");
          if (list && list.scrollHeight > list.clientHeight) link.scrollIntoView({ block: "nearest" });
        }
      }, { rootMargin: "-10% 0px -70% 0px" });
      for (const section of all("section.case")) watcher.observe(section);

      // A link to something folded unfolds it.
      const unfold = () => {
        const target = location.hash && document.getElementById(location.hash.slice(1));
        const fold = target && target.closest("details");
        if (!fold) return;
        fold.open = true;
        target.scrollIntoView();
      };
      addEventListener("hashchange", unfold);
      unfold();

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
          const input = range("How much of the expected picture is seen", show);
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
            caption("Expected", "Actual"), stack, range("How much of the actual picture is seen", show));
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

      // The time line: one cursor through all lanes, and what it stands on in words.
      const time = (microseconds) => microseconds >= 1000
        ? `${(microseconds / 1000).toFixed(2)} ms` : `${microseconds} µs`;
      for (const figure of all(".timeline")) {
        const lanes = figure.querySelector(".lanes"), cursor = figure.querySelector(".cursor");
        const track = figure.querySelector(".track"), readout = figure.querySelector(".readout");
        const data = JSON.parse(figure.querySelector("script").textContent);
        let frame = 0;
        const column = () => {
          let low = 0, high = data.timed.length - 1;
          while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (data.timed[middle] <= frame) low = middle; else high = middle - 1;
          }
          return low;
        };
        const differing = () => Object.keys(data.stages).filter((stage) => {
          const runs = data.stages[stage];
          for (let place = 0; place < runs.length; place += 2) {
            if (runs[place] <= frame && frame <= runs[place + 1]) return true;
          }
          return false;
        });
        const words = () => {
          const parts = [`${(frame / data.rate).toFixed(3)} s`];
          const stages = differing();
          if (stages.length) parts.push(`differs in ${stages.join(", ")}`);
          const phases = Object.entries(data.phases);
          const place = column();
          if (phases.length && data.timed.length) {
            const sum = phases.reduce((sum, [, values]) => sum + values[place], 0);
            const most = phases.map(([name, values]) => [values[place], name])
              .sort((a, b) => b[0] - a[0]).filter(([value]) => value > 0).slice(0, 3)
              .map(([value, name]) => `${name} ${time(value)}`);
            const near = data.timed[place] === frame ? "" : ` (frame ${data.timed[place]})`;
            parts.push(`${time(sum)}${near}: ${most.join(", ")}`);
          }
          for (const [at, title] of data.events) if (at === frame) parts.push(title);
          for (const [at, name] of data.checkpoints) if (at === frame) parts.push(`checkpoint ${name}`);
          return parts.join(" · ");
        };
        const show = (next) => {
          frame = Math.min(Math.max(next, 0), data.frames - 1);
          const box = track.getBoundingClientRect(), outer = lanes.getBoundingClientRect();
          cursor.hidden = false;
          cursor.style.left = `${box.left - outer.left + box.width * (frame + 0.5) / data.frames}px`;
          const title = make("b"), text = words();
          title.textContent = `Frame ${frame}`;
          readout.replaceChildren(title, ` · ${text}`);
          lanes.setAttribute("aria-valuenow", frame);
          lanes.setAttribute("aria-valuetext", `Frame ${frame}, ${text}`);
        };
        lanes.tabIndex = 0;
        lanes.setAttribute("role", "slider");
        lanes.setAttribute("aria-valuemin", 0);
        lanes.setAttribute("aria-valuemax", data.frames - 1);
        lanes.setAttribute("aria-valuenow", 0);
        lanes.addEventListener("pointermove", (event) => {
          const box = track.getBoundingClientRect();
          show(Math.floor((event.clientX - box.left) / box.width * data.frames));
        });
        lanes.addEventListener("focus", () => {
          if (cursor.hidden) show(Object.values(data.stages)[0]?.[0] ?? 0);
        });
        lanes.addEventListener("keydown", (event) => {
          const steps = {
            ArrowRight: frame + 1, ArrowUp: frame + 1, ArrowLeft: frame - 1, ArrowDown: frame - 1,
            PageUp: frame + 10, PageDown: frame - 10, Home: 0, End: data.frames - 1,
          };
          if (!(event.key in steps)) return;
          event.preventDefault();
          show(steps[event.key]);
        });
      }

      // Keys for the whole page.
      const step = (direction) => {
        const sections = all("[data-attention], .comparison");
        const line = 40;
        const ahead = direction > 0
          ? sections.find((section) => section.getBoundingClientRect().top > line)
          : sections.findLast((section) => section.getBoundingClientRect().top < -line + 20);
        (ahead ?? (direction > 0 ? null : document.body))?.scrollIntoView();
      };
      const nearest = () => {
        const middle = innerHeight / 2;
        const distance = (element) => {
          const box = element.getBoundingClientRect();
          return Math.abs((box.top + box.bottom) / 2 - middle);
        };
        return all(".comparison:has(.segments)").sort((a, b) => distance(a) - distance(b))[0];
      };
      addEventListener("keydown", (event) => {
        if (event.metaKey || event.ctrlKey || event.altKey) return;
        if (event.target === filter) {
          if (event.key === "Escape") { filter.value = ""; applyFilter(); filter.blur(); }
          return;
        }
        if (event.target.matches("input, textarea")) return;
        if (event.key === "n") step(1);
        else if (event.key === "p") step(-1);
        else if (event.key === "/") { event.preventDefault(); filter.focus(); }
        else if ("123456".includes(event.key)) {
          all("[data-mode]", nearest() ?? make("div"))[Number(event.key) - 1]?.click();
        }
      });
    })();

    """#
}
