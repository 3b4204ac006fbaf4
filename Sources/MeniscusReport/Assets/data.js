// The cases of the run, as the page packs them: a row each, whose texts stand in a table.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digitOf = new Map(Array.from(digits, (digit, value) => [digit, value]));
const unpack = (text) => {
  const numbers = [];
  let number = 0, unit = 1;
  for (const digit of text) {
    const value = digitOf.get(digit);
    number += (value % 32) * unit;
    unit *= 32;
    if (value < 32) { numbers.push(number); number = 0; unit = 1; }
  }
  return numbers;
};
const unpackRising = (text) => {
  let last = 0;
  return unpack(text).map((step) => (last += step));
};
const inRows = (numbers, width) => {
  const rows = [];
  for (let at = 0; at + width <= numbers.length; at += width) rows.push(numbers.slice(at, at + width));
  return rows;
};
const data = JSON.parse(document.getElementById("data")?.textContent ?? "{\"rows\":[],\"words\":{}}");
const cases = data.rows.map((row) => {
  const [id, scene, name, variant, verdict, device, frames, duration, marks, pictures, facts, tables,
    timeline] = row;
  const texts = data.strings;
  const found = {
    id, scene: texts[scene], name, variant: texts[variant], verdict: data.verdicts[verdict],
    isAccepted: data.accepted[verdict] === 1, isSame: verdict === 0, device: texts[device], frames,
    duration, pictures, tables, timeline,
    checkpoints: inRows(marks, 3).map(([text, frame, place]) =>
      ({ name: texts[text], frame, verdict: data.checkpoints[place] })),
    facts: inRows(facts, 2).map((pair) => pair.map((place) => texts[place])),
  };
  found.identifier = `${found.scene}/${name}${found.variant && `@${found.variant}`}`;
  found.words = `${found.identifier} ${found.verdict[0]}`.toLowerCase();
  return found;
});
// The pictures of a case's checkpoints, with what they show.
const picturesOf = ({ pictures: [folder, ...parts], checkpoints }) =>
  inRows(parts, 3).flatMap(([file, width, height], place) => {
    if (file === null) return [];
    const checkpoint = checkpoints[place];
    return [{ ...checkpoint, path: file || `${folder}/${checkpoint.name}.png`, width, height }];
  });
const address = (path) => `./${path.split("/").map(encodeURIComponent).join("/")}`;
const imageOf = ({ path, width, height }, description) => {
  const image = make("img");
  image.loading = "lazy";
  image.decoding = "async";
  image.width = width;
  image.height = height;
  image.alt = description;
  image.src = address(path);
  return image;
};
const badge = ([word, tone, name]) => {
  const element = make("span", `badge ${tone}`, icon(name), make("span", "unseen", word));
  element.title = word;
  return element;
};
