// The renderer, which runs in a worker, and how it is asked.
const framesOf = new Map(all("script[data-frames]").map((block) => [block.dataset.frames, block]));
// The accepted frames of cases that differ, where they are known.
const acceptedOf = new Map(all("script[data-accepted]").map((block) => [block.dataset.accepted, block]));
const redrawing = {
  worker: null, waiting: new Map(), number: 0,
  // Asks the worker; what it answers comes as a promise.
  ask(ask, more = {}) {
    const number = (this.number += 1);
    return new Promise((done, fail) => {
      this.waiting.set(number, { done, fail });
      this.worker.postMessage({ ...more, ask, number });
    });
  },
  // Starts the worker for whoever needs it first.
  start() {
    if (this.started) return this.started;
    const address = URL.createObjectURL(new Blob(
      [document.getElementById("worker").textContent], { type: "text/javascript" }));
    this.worker = new Worker(address);
    this.worker.onmessage = ({ data: { number, answer, problem } }) => {
      const { done, fail } = this.waiting.get(number);
      this.waiting.delete(number);
      if (problem) fail(new Error(problem)); else done(answer);
    };
    const stop = (error) => {
      for (const { fail } of this.waiting.values()) fail(error);
      this.waiting.clear();
    };
    this.worker.onerror = (event) => { event.preventDefault(); stop(new Error(event.message)); };
    this.started = this.ask("start", { text: document.getElementById("core").textContent });
    return this.started;
  },
};
const canRedraw = () => document.getElementById("core") !== null
  && typeof WebAssembly === "object" && typeof DecompressionStream === "function";
const pause = (time) => new Promise((done) => setTimeout(done, time));
// Runs the last of what is asked for, once what runs is done; what came between is dropped.
const latest = (work) => {
  let wanted = null, isRunning = false;
  return async (...values) => {
    wanted = values;
    if (isRunning) return;
    isRunning = true;
    while (wanted) {
      const now = wanted;
      wanted = null;
      await work(...now);
    }
    isRunning = false;
  };
};
