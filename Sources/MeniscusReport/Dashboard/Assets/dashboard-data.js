// Data comes as scripts that hand it over: a page of the file system may load nothing else.
const handed = new Map();
Object.defineProperty(window, "meniscusData", { value: (name, value) => handed.set(name, value) });
const loading = new Map();
const load = (name) => {
  if (!loading.has(name)) {
    loading.set(name, new Promise((resolve, reject) => {
      const script = make("script", { src: `data/${name}.js` });
      const end = () => {
        script.remove();
        const value = handed.get(name);
        handed.delete(name);
        if (value) resolve(value);
        else {
          loading.delete(name);
          reject(new Error(`data/${name}.js cannot be read`));
        }
      };
      script.addEventListener("load", end);
      script.addEventListener("error", end);
      document.head.append(script);
    }));
  }
  return loading.get(name);
};

// Packed columns: differences, zigzag-coded to the base of 45; 90 begins a stretch of equal values.
const digits = new Uint8Array(128);
Array.from({ length: 94 }, (_, place) => String.fromCharCode(0x21 + place))
  .filter((character) => !"\"\\<".includes(character))
  .forEach((character, place) => { digits[character.charCodeAt(0)] = place; });
const unpack = (column, count) => {
  const [step, text] = typeof column === "string" ? [1, column] : column;
  const values = new Float64Array(count);
  let place = 0, index = 0, last = 0;
  const number = () => {
    let value = 0, scale = 1;
    for (;;) {
      const digit = digits[text.charCodeAt(place++)];
      if (digit < 45) return value + digit * scale;
      value += (digit - 45) * scale;
      scale *= 45;
    }
  };
  const put = () => { values[index++] = last === 0 ? NaN : (last - 1) * step; };
  while (place < text.length && index < count) {
    if (digits[text.charCodeAt(place)] === 90) {
      place += 1;
      for (let left = number(); left > 0 && index < count; left -= 1) put();
    } else {
      const code = number();
      last += code % 2 ? -(code + 1) / 2 : code / 2;
      put();
    }
  }
  values.fill(NaN, index);
  return values;
};
const smallSeries = (text) => Array.from(text, (character) => digits[character.charCodeAt(0)]);

// The runs of all scenes, by number.
const runTable = async () => {
  const data = await load("runs");
  if (data.at instanceof Float64Array) return data;
  const count = data.run.length / 16;
  data.ids = Array.from({ length: count }, (_, place) => data.run.slice(place * 16, place * 16 + 16));
  for (const key of ["at", "commit", "branch", "dirty", "machine", "toolchain"]) {
    data[key] = unpack(data[key], count);
  }
  return data;
};

// A case: columns are unpacked when they are asked for.
const caseOf = (data, runs) => {
  const columns = new Map();
  const empty = new Float64Array(data.count).fill(NaN);
  const column = (key) => {
    if (!(key in data.columns)) return empty;
    if (!columns.has(key)) columns.set(key, unpack(data.columns[key], data.count));
    return columns.get(key);
  };
  const run = column("run");
  const shared = (key) => (index) => runs[key][run[index]];
  return {
    name: data.name, count: data.count, column,
    has: (key) => key in data.columns,
    changes: data.changes.map(([metric, index, before, after, p, known]) =>
      ({ metric, index, before, after, p, known: known === 1 })),
    id: (index) => runs.ids[run[index]],
    at: shared("at"), machine: shared("machine"),
    toolchain: (index) => runs.toolchains[runs.toolchain[run[index]]] ?? "",
    isDirty: (index) => runs.dirty[run[index]] === 1,
    commit: (index) => runs.commits[runs.commit[run[index]]]?.[0] ?? "",
    parent: (index) => runs.commits[runs.commit[run[index]]]?.[1] ?? "",
    branch: (index) => runs.branches[runs.branch[run[index]]] ?? "",
    kind: (index) => column("kind")[index],
  };
};
const sceneOf = async (file) => {
  const [scene, runs] = await Promise.all([load(file), runTable()]);
  return scene.cases.map((data) => caseOf(data, runs));
};
let overviewData;
const rowOf = (name) => overviewData.rows.find((row) => row.name === name);
