// Which view is shown: all of it stands behind the # of the address.
const crumbs = (...parts) => make("nav", { class: "crumbs", "aria-label": "Where you are" },
  make("ol", {}, parts.map(([words, href], place) => make("li", {}, href && place < parts.length - 1
    ? make("a", { href }, words) : make("span", { "aria-current": "page" }, words)))));
const missing = (text) => ({ title: "Not found", element: make("div", {}, crumbs(["Cases", "#/"], ["Not found"]),
  make("header", { class: "heading" }, make("h1", { tabindex: "-1" }, text)),
  blank("The link may be older than the history", make("p", {}, make("a", { href: "#/" }, "Show all cases")))),
escape: () => { location.hash = "#/"; } });

const placeOf = (hash) => {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
  return { path: path.split("/").filter(Boolean).map(decoded),
    parameters: Object.fromEntries(new URLSearchParams(query)) };
};
const viewFor = ({ path: [name, first, second], parameters }) => {
  if (name === undefined) return overview(parameters);
  if (name === "case" && first) return caseView(first, parameters);
  if (name === "run" && first && second) return runView(first, second, parameters);
  if (name === "compare") return compareView(first, second, parameters);
  return missing("There is no such page.");
};

let current = null, turn = 0;
const route = async (isFirst) => {
  const mine = turn += 1;
  current?.stop?.();
  let view;
  try {
    overviewData ??= await load("overview");
    view = await viewFor(placeOf(location.hash));
  } catch (error) {
    view = { title: "Not read", element: make("div", {}, blank("The dashboard's data cannot be read",
      `${error.message}. The folder data belongs beside this page; write the dashboard again with meniscus dashboard.`)) };
  }
  if (mine !== turn) return;
  current = view;
  document.title = `${view.title} – Meniscus`;
  const name = placeOf(location.hash).path[0] ?? "overview";
  for (const anchor of all("[data-view]")) {
    if (anchor.dataset.view === name) anchor.setAttribute("aria-current", "page");
    else anchor.removeAttribute("aria-current");
  }
  main.replaceChildren(view.element);
  if (isFirst !== true) {
    scrollTo(0, 0);
    main.querySelector("h1")?.focus({ preventScroll: true });
  }
  await view.ready?.();
  root.dataset.shown = location.hash;
};
addEventListener("hashchange", () => route());
let resizing = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(resizing);
  resizing = requestAnimationFrame(() => current?.resize?.());
});
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});

// Keys for the whole page, and what they are.
const keys = [
  ["?", "This list"], ["/", "Filter"], ["Esc", "Clear the filter, zoom out, go up"],
  ["↑ ↓", "Between cases in the list"], ["Enter", "Open the case, or the run that a chart points at"],
  ["← →", "A run on in a chart; another run in the view of a run"], ["Page ↑ ↓", "A tenth of the chart"],
  ["Home End", "First and last, of the list or the chart"], ["+ − 0", "Zoom a chart in, out, to the whole"],
  ["n p", "Next and previous change in a chart"], ["t", "Light, dark or as the system"],
];
const help = make("dialog", { class: "card help", "aria-labelledby": "help-title" },
  make("h2", { id: "help-title" }, "Keys"),
  make("dl", {}, keys.map(([key, words]) => make("div", {},
    make("dt", {}, key.split(" ").map((one) => make("kbd", {}, one))), make("dd", {}, words)))),
  make("p", { class: "note" }, "Drag across a chart to zoom; double-click for the whole. The address names every view."),
  make("form", { method: "dialog" }, make("button", { class: "button", type: "button", onclick: () => help.close() }, "Close")));
document.body.append(help);
for (const button of all("[data-action=theme]")) button.addEventListener("click", nextTheme);
for (const button of all("[data-action=keys]")) button.addEventListener("click", () => help.showModal());
addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || help.open) return;
  const isTyping = event.target.matches("input, select, textarea");
  if (event.key === "Escape") current?.escape?.();
  else if (isTyping) {
    if (event.target.id === "filter" && event.key === "ArrowDown") {
      event.preventDefault();
      current?.step?.(true);
    }
  } else if (event.key === "?") help.showModal();
  else if (event.key === "t") nextTheme();
  else if (event.key === "/") {
    const filter = document.getElementById("filter");
    if (!filter) return;
    event.preventDefault();
    filter.focus();
    filter.select();
  } else if (event.target === document.body || event.target.matches("h1, main")) {
    const forward = { ArrowRight: true, ArrowDown: true, ArrowLeft: false, ArrowUp: false }[event.key];
    if (forward === undefined || !current?.step) return;
    event.preventDefault();
    current.step(forward);
  }
});
route(true);
