// What the page knows of the recording, and who wants to hear of it.
const data = JSON.parse(document.getElementById("data")?.textContent ?? "{\"words\":{}}");
const { words } = data;
const studio = { link: "opening", isRecording: false, hello: null, state: null, events: [], inspects: false,
  // The extent of the picture that is shown, in points; the scene's may be another already.
  shown: null };
const listeners = new Map();
// `kinds` are those of the server's messages, and the page's own: link, shape, picture, trace, typing, pinch,
// inspect, views, refused.
const on = (kinds, act) => {
  for (const kind of kinds.split(" ")) {
    if (!listeners.has(kind)) listeners.set(kind, []);
    listeners.get(kind).push(act);
  }
};
const tell = (kind, message = {}) => {
  for (const act of listeners.get(kind) ?? []) act(message);
};
const mayRecord = () => studio.link === "open" && studio.isRecording;

on("hello", (hello) => {
  studio.hello = hello;
  studio.isRecording = hello.isRecording;
  const { width, height, environment } = hello;
  studio.state = { frame: 0, milliseconds: 0, isSettled: true, isEndless: false, isPaused: false, speed: 1,
    focus: null, notes: [], ...studio.state, width, height, environment };
  studio.link = "open";
  tell("link");
  tell("shape");
});
on("state", (state) => {
  const { width, height } = studio.state ?? {};
  studio.state = { ...studio.state, ...state };
  if (width !== studio.state.width || height !== studio.state.height) tell("shape");
});
on("watching", () => { studio.isRecording = false; tell("link"); });
on("recording", () => { studio.isRecording = true; tell("link"); });
on("ended", () => { studio.link = "ended"; tell("link"); });
// What comes again as it was, as after a lost connection, changes nothing.
on("events", ({ from, events }) => {
  const old = studio.events;
  let same = 0;
  const isSame = (one, other) => one.line === other.line && one.title === other.title && one.at === other.at;
  while (same < events.length && from + same < old.length && isSame(old[from + same], events[same])) same += 1;
  const isShorter = from + events.length < old.length;
  if (same === events.length && !isShorter) return;
  old.splice(from + same, old.length, ...events.slice(same));
  tell("trace", { from: from + same });
});

const seconds = (microseconds) => (microseconds / 1e6).toFixed(3);
const unique = (name, taken) => {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};
// A name as traces have them: lower-case letters, digits, hyphens.
const named = (text) => text.toLowerCase().replace(/[^a-z0-9-]+/g, "-");
