const columns = ['run', 'machine', 'passed', 'failed', 'skipped', 'seconds', 'stages, in seconds'];

/** The record as it is committed. Its table is read again when the runs are resumed. */
export function writeRecord({ commit, machine, command, runs }) {
  const rows = runs.map((run, index) => [
    index + 1,
    run.isLoaded ? 'loaded' : 'quiet',
    run.passed,
    run.failed,
    run.skipped,
    run.seconds,
    run.stages.map(({ name, seconds }) => `${name}: ${Math.round(seconds)}`).join('; '),
  ]);
  return `# Whole runs, one after another

Commit ${commit}, \`${command}\`, each run in a fresh clone with its own installation and build, on ${machine}. *Loaded* ones ran
while other work took half of the processors. The seconds are those of the checks and tests; stages run side by side.

${[columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}

/** The runs of this commit by this command that a record already has. A record of anything else counts for nothing. */
export function readRuns(text, { commit, command }) {
  if (!text.includes(`\nCommit ${commit}, \`${command}\`,`)) return [];
  return [...text.matchAll(/^\| \d+ \| (.*) \|$/gm)].map(([, row]) => {
    const [kind, passed, failed, skipped, seconds, stages] = row.split(' | ');
    return {
      isLoaded: kind === 'loaded',
      passed: Number(passed),
      failed: Number(failed),
      skipped: Number(skipped),
      seconds: Number(seconds),
      stages: stages.split('; ').map((stage) => {
        const [, name, took] = /^(.*): (\d+)$/.exec(stage);
        return { name, seconds: Number(took) };
      }),
    };
  });
}

/** What is still to be run: the quiet ones first. */
export function remainingRuns(runs, { quiet, loaded }) {
  const done = (isLoaded) => runs.filter((run) => run.isLoaded === isLoaded).length;
  const missing = (count, isLoaded) =>
    Array.from({ length: Math.max(0, count - done(isLoaded)) }, () => ({ isLoaded }));
  return [...missing(quiet, false), ...missing(loaded, true)];
}
