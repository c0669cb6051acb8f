/**
 * node faults/run.ts [names…] [--rounds N | --long] [--seed N]     every scenario, or those named
 *
 * Half of each scenario's rounds, or with `--long` all of them.
 * Prints a line for each scenario and what was violated in it; ends with 1 when anything was.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from './machine/browser-boards.ts';
import { closeAllKits, openKit } from './machine/kit.ts';
import { formatHead, formatResult, formatSkipped } from './report.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { scenarios } from './scenarios.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number.`);
  return text === undefined ? undefined : Number(text);
};

const choose = (): readonly Scenario[] => {
  if (positionals.length === 0) return scenarios;
  return positionals.flatMap((name) => {
    // One that runs on both engines is there twice.
    const named = scenarios.filter((known) => known.name === name);
    if (named.length === 0)
      throw new Error(
        `There is no "${name}". There are: ${[...new Set(scenarios.map((known) => known.name))].join(', ')}.`,
      );
    return named;
  });
};

const kit = openKit();

/** A machine without a browser still has the other boards. */
const openBrowserIfAny = () =>
  openBrowser(kit).catch((error: Error) => {
    console.log(`No board in a browser: ${error.message}`);
    return undefined;
  });

/** On a screen only: the last line, written over again and again. */
const showProgress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const run = async (): Promise<void> => {
  const rounds = wholeNumber('rounds', values.rounds);
  const seed = wholeNumber('seed', values.seed) ?? 1;
  const openBrowserBoard = await openBrowserIfAny();
  console.log(`seed ${seed}\n${formatHead()}`);
  for (const scenario of choose()) {
    const reason = scenario.whyNot?.();
    if (reason) {
      console.log(formatSkipped(scenario, reason));
      continue;
    }
    const result = await runScenario(scenario, {
      rounds: rounds ?? (values.long ? scenario.rounds : Math.ceil(scenario.rounds / 2)),
      seed,
      openBrowserBoard,
      onRound: (round) => showProgress(`${scenario.name}, round ${round}: ${scenario.about}`),
    });
    showProgress('');
    console.log(formatResult(result));
    if (result.violations.length > 0) process.exitCode = 1;
  }
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => closeAllKits().finally(() => process.exit(1)));

// Nothing of a run may keep its process alive.
run()
  .finally(kit.close)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
