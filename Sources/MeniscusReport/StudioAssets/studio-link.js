// The line to the recorder: it is opened again when it breaks.
let socket = null, retry = 250, waiting = 0;
const send = (message) => {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
};
// What changes the recording is for the tab that records.
const ask = (message) => {
  // Who tries again has read what was wrong before.
  if (message.do !== "input") noticeFor(message.do)?.replaceChildren();
  return mayRecord() && send(message);
};
const heard = ({ data: message }) => {
  if (message instanceof ArrayBuffer) { tell("picture", message); return; }
  const told = JSON.parse(message);
  tell(told.is, told);
};
const connect = () => {
  clearTimeout(waiting);
  socket?.close();
  const place = new URL("live", location.href);
  place.protocol = place.protocol.replace("http", "ws");
  const line = new WebSocket(place);
  line.binaryType = "arraybuffer";
  line.addEventListener("open", () => { retry = 250; });
  line.addEventListener("message", (event) => { if (line === socket) heard(event); });
  line.addEventListener("close", () => {
    if (line !== socket || studio.link === "ended") return;
    studio.link = "lost";
    tell("link");
    waiting = setTimeout(connect, retry);
    retry = Math.min(retry * 2, 2000);
  });
  socket = line;
};
