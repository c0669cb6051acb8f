import { expect } from 'vitest';
import type { Engine } from '#server/db/engine/database.ts';
import { countWaiting } from './hold-rows.ts';
import { testEngine } from './test-database.ts';

/**
 * Calls that meet at one row and get it in the order in which they are given. All of them have begun before the first
 * gets through, so none has seen what another did. The embedded engine runs one transaction at a time: there each call
 * simply follows the other.
 */
export const raceInTurn = async <Answer>(
  engine: Engine,
  hold: () => Promise<() => Promise<void>>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const answers: Promise<Answer>[] = [];
  if (testEngine !== 'postgres') {
    for (const call of calls) {
      answers.push(call());
      await answers.at(-1);
    }
    return Promise.all(answers);
  }
  const release = await hold();
  try {
    for (const call of calls) {
      answers.push(call());
      await expect.poll(() => countWaiting(engine)).toBe(answers.length);
    }
  } finally {
    await release();
  }
  return Promise.all(answers);
};
