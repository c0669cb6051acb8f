export type LevelRun = { readonly start: number; readonly end: number; readonly level: number };

/** Neighbours in one level, cut where `isCut` says; in logical order. */
export const levelRuns = (
  levels: Uint8Array,
  start: number,
  end: number,
  isCut: (index: number) => boolean,
): LevelRun[] => {
  const runs: LevelRun[] = [];
  let from = start;
  for (let index = start + 1; index <= end; index += 1) {
    if (index < end && levels[index] === levels[from] && !isCut(index)) continue;
    runs.push({ start: from, end: index, level: levels[from] ?? 0 });
    from = index;
  }
  return runs;
};

/** Rule L2 of Unicode's bidi algorithm for one line: from the highest level down to 1, turn round what is at it or above. */
export const visualOrder = (runs: readonly LevelRun[]): LevelRun[] => {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? 0) >= level) to += 1;
      if (to === from) continue;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
};
