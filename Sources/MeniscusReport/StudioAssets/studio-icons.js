// The drawings that the page uses, of 16 by 16 units.
const drawings = {
  undo: "M3.5 6.5h6a3.5 3.5 0 0 1 0 7H6M6.2 3.5l-3 3 3 3",
  pause: "M5.8 3.8v8.4M10.2 3.8v8.4",
  play: "M5 3.2l7.5 4.8L5 12.8z",
  step: "M4 3.4l6 4.6-6 4.6zM12.4 3.6v8.8",
  flag: "M4.5 14V2.8h7.5l-2 2.7 2 2.7H4.5",
  theme: "M8 2.2a5.8 5.8 0 1 0 .01 0zM8 2.2v11.6M8 4.5l4.6 0M8 7l5.6 0M8 9.5l5.6 0M8 12l4 0",
  warning: "M8 2.5l6 11H2zM8 6.5v3.2M8 11.6v.1",
  close: "M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6",
  check: "M3.5 8.5l3 3 6-7",
  chevron: "M6 3.5l4.5 4.5L6 12.5",
  eye: "M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8zM8 6.2a1.8 1.8 0 1 0 .01 0z",
  target: "M8 3.2a4.8 4.8 0 1 0 .01 0zM8 1.5v3.2M8 11.3v3.2M1.5 8h3.2M11.3 8h3.2",
  edit: "M10.8 2.8l2.4 2.4L6 12.4l-3 .6.6-3zM9.2 4.4l2.4 2.4",
  remove: "M3 4.5h10M6.3 4.5V3h3.4v1.5M4.4 4.5l.6 8.5h6l.6-8.5M6.8 7v3.6M9.2 7v3.6",
  keep: "M3 3h10M8 13.2V6M5 8.8L8 5.8l3 3",
  tap: "M8 5.6a2.4 2.4 0 1 0 .01 0zM8 2.2a5.8 5.8 0 1 0 .01 0z",
  press: "M8 2.5v8M5 7.6l3 3 3-3M3.5 13.5h9",
  release: "M8 10.5v-8M5 5.4l3-3 3 3M3.5 13.5h9",
  move: "M2.5 11.5c2.5-7 4.5 2 6-2.5S12 4 13.5 4.5",
  hover: "M4 2.8l8.2 4.6-3.6 1-1.8 3.4z",
  wheel: "M8 1.8v12.4M5.2 4.4L8 1.6l2.8 2.8M5.2 11.6L8 14.4l2.8-2.8",
  key: "M2 4.5h12v7H2zM4.5 7h.01M7 7h.01M9.5 7h.01M11.5 7h.01M5 9.2h6",
  text: "M3.5 4.5V3h9v1.5M8 3v10M6.2 13h3.6",
  focus: "M3 5.5V3h2.5M10.5 3H13v2.5M13 10.5V13h-2.5M5.5 13H3v-2.5",
  magnify: "M9.5 6.5l4-4M10 2.5h3.5V6M6.5 9.5l-4 4M2.5 10v3.5H6",
  environment: "M8 5a3 3 0 1 0 .01 0zM8 1.4v1.4M8 13.2v1.4M1.4 8h1.4M13.2 8h1.4M3.3 3.3l1 1" +
    "M11.7 11.7l1 1M12.7 3.3l-1 1M4.3 11.7l-1 1",
  resize: "M3 3h10v10H3zM7 9l3.5-3.5M7.8 5.5h2.7v2.7",
  end: "M4 4h8v8H4z",
  toggle: "M5.2 4.8h5.6a3.2 3.2 0 0 1 0 6.4H5.2a3.2 3.2 0 0 1 0-6.4zM10.8 6.6a1.4 1.4 0 1 0 .01 0z",
  other: "M8 7.2a.8.8 0 1 0 .01 0z",
};
const iconsOfEvents = {
  checkpoint: "flag", scroll: "wheel", rotate: "magnify",
};
const iconOf = (kind) => icon(iconsOfEvents[kind] ?? (kind in drawings ? kind : "other"));
document.body.append(draw("svg", { class: "sprite", "aria-hidden": "true" },
  ...Object.entries(drawings).map(([name, path]) =>
    draw("symbol", { id: `icon-${name}`, viewBox: "0 0 16 16" }, draw("path", { d: path })))));
// A surface that climbs at its edge: what a meniscus is.
const brandMark = () => draw("svg", { class: "mark", viewBox: "0 0 24 24", "aria-hidden": "true" },
  draw("path", { class: "mark-fill", d: "M4 8.5c0 5 16 5 16 0V16a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z" }),
  draw("path", { d: "M4 3v13a5 5 0 0 0 5 5h6a5 5 0 0 0 5-5V3M4 8c0 5.5 16 5.5 16 0" }));
