// A time with three digits that count, as the rest of the page writes it.
const time = (microseconds) => {
  const significant = (value) => value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
  if (microseconds === 0) return "0";
  if (microseconds < 999.5) return `${significant(microseconds)} µs`;
  if (microseconds < 999500) return `${significant(microseconds / 1000)} ms`;
  const seconds = microseconds / 1e6, whole = Math.round(seconds);
  if (seconds < 59.95) return `${significant(seconds)} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
};
