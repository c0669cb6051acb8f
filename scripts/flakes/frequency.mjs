/** How often it was red, and of each reason how often it was that. */
export function describeRuns(runs) {
  const red = runs.filter(({ reasons }) => reasons.length > 0);
  const counts = new Map();
  for (const reason of red.flatMap(({ reasons }) => reasons))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} ×${reason}`);
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
  const [least, middle, most] = [0, Math.floor(seconds.length / 2), seconds.length - 1].map(
    (i) => seconds[i],
  );
  const took = `${least} to ${most} s, mostly ${middle} s`;
  return [`Red in ${red.length} of ${runs.length} runs (${took}).`, ...reasons].join('\n');
}
