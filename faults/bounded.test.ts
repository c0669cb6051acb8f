import { describe, expect, it } from 'vitest';
import { testEngine } from '#server/testing/test-database.ts';
import { runScenario } from './run-scenario.ts';
import { appKilled } from './scenarios/app-killed.ts';
import { powerCut } from './scenarios/disk-faults.ts';
import { postgresKilled } from './scenarios/postgres-faults.ts';

/** The quickest faults, once each; `npm run faults` tries all of them, and often. */
const quickest = [appKilled, powerCut, postgresKilled].filter(({ engine }) => engine === testEngine);

describe.concurrent('an evening in which', () => {
  for (const scenario of quickest) {
    const whyNot = scenario.whyNot?.() ?? null;
    const title = `${scenario.about}: nothing is lost and all recovers${whyNot ? ` (${whyNot})` : ''}`;
    it.skipIf(whyNot !== null)(
      title,
      async () => {
        const { violations } = await runScenario(scenario, { rounds: 1, seed: 1 });
        expect(violations).toEqual([]);
      },
      300_000,
    );
  }
});
