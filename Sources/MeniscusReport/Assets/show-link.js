// The line to the server of the report; what it says, and who wants to hear of it.
const { page, words } = JSON.parse(document.getElementById("show-data").textContent);
const shown = { link: "opening", hello: null, state: null, busy: null };
const listeners = new Map();
// `kinds` are those of the server's messages, and the page's own: link, busy, made.
const on = (kinds, act) => {
  for (const kind of kinds.split(" ")) listeners.set(kind, [...(listeners.get(kind) ?? []), act]);
};
const tell = (kind, message = {}) => { for (const act of listeners.get(kind) ?? []) act(message); };
let socket = null, wait = 250;
const send = (message) => {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
};
const become = (link) => { shown.link = link; tell("link"); };
const connect = () => {
  const place = new URL("live", location.href);
  place.protocol = place.protocol.replace("http", "ws");
  place.hash = "";
  const line = new WebSocket(place);
  line.addEventListener("message", ({ data: text }) => {
    const message = JSON.parse(text);
    tell(message.is, message);
  });
  line.addEventListener("close", () => {
    shown.busy = null;
    if (shown.link === "ended") return;
    become("lost");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  });
  socket = line;
};
on("hello", (hello) => { wait = 250; shown.hello = hello; become("open"); });
on("state", (state) => { shown.state = state; shown.busy = null; });
on("problem", () => { shown.busy = null; });
on("ended", () => become("ended"));
