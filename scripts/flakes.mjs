// `npm run flakes -- FILE [--times 20] [--load]`: how often a test or a journey fails, and with what.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeRuns } from './flakes/frequency.mjs';
import { takeProcessors } from './flakes/load.mjs';
import { reasonsOf, runNpmTest, whenInterrupted } from './flakes/run-npm-test.mjs';

const usage = `npm run flakes -- FILE…    runs these tests or journeys again and again, and says how often they were red
    --times 20             so many times
    --load                 while something else takes half of the processors
    -t WORDS, --engine embedded|postgres    as for npm test`;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    load: { type: 'boolean', default: false },
    name: { type: 'string', short: 't' },
    engine: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

if (values.help || positionals.length === 0 || !(Number(values.times) > 0)) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else process.exitCode = await repeat();

async function repeat() {
  const signal = whenInterrupted();
  const logs = join(root, 'test-results', 'flakes');
  mkdirSync(logs, { recursive: true });
  const args = [
    ...positionals,
    ...['name', 'engine'].flatMap((key) => (values[key] ? [`--${key}`, values[key]] : [])),
  ];
  const release = values.load ? takeProcessors() : () => {};
  const runs = [];
  try {
    while (runs.length < Number(values.times) && !signal.aborted) {
      const log = join(logs, `${runs.length + 1}.log`);
      const startedAt = performance.now();
      const result = await runNpmTest([join(root, 'scripts', 'test.mjs')], args, { cwd: root, log, signal });
      if (signal.aborted) break;
      const reasons = result.code === 0 ? [] : reasonsOf(result);
      runs.push({ seconds: Math.round((performance.now() - startedAt) / 1000), reasons });
      const verdict = reasons.length > 0 ? `red, see ${log}\n${reasons.join('\n')}` : 'green';
      console.log(`${runs.length}: ${verdict}`);
      if (!result.report && runs.length === 1) break;
    }
  } finally {
    release();
  }
  if (runs.length > 0) console.log(`\n${describeRuns(runs)}`);
  return signal.aborted ? 130 : Number(runs.some(({ reasons }) => reasons.length > 0));
}
