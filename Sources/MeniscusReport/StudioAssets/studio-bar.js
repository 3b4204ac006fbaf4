// The bar at the top: whether it records, and what is in the way.
const linkStates = () => ({
  opening: ["quiet", words.connecting], lost: ["warning", words.lost], ended: ["quiet", words.ended],
  recording: ["recording", words.recording], watching: ["quiet", words.watching],
});
const recordState = () => {
  const told = make("span", "record"), take = pushed("toggle", "", [words.take], () => send({ do: "take" }));
  told.setAttribute("role", "status");
  const show = () => {
    const key = studio.link !== "open" ? studio.link : studio.isRecording ? "recording" : "watching";
    const [tone, text] = linkStates()[key];
    told.dataset.tone = tone;
    told.replaceChildren(make("i"), text);
    const hadFocus = document.activeElement === take;
    take.hidden = key !== "watching";
    if (hadFocus && take.hidden) all("button", told.closest("header"))[1]?.focus();
    document.title = say(words.title, data.scene, text);
  };
  on("link", show);
  show();
  return make("div", "record-state", told, take);
};
const bannerOf = () => {
  const text = make("p"), again = pushed("toggle", "", [words.tryNow], connect);
  const banner = make("div", "banner", icon("warning"), text, again);
  banner.setAttribute("role", "alert");
  banner.hidden = true;
  on("link", () => {
    const { link, hello } = studio;
    banner.hidden = link !== "lost" && link !== "ended";
    again.hidden = link === "ended";
    if (banner.hidden) return;
    const [before, after = ""] = (link === "ended" ? words.endedAt : words.lostText).split("{0}");
    text.replaceChildren(before, ...(after ? [make("code", "", hello?.file ?? ""), after] : []));
  });
  return banner;
};
