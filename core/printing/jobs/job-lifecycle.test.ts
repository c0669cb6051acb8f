import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type JobEvent,
  type JobState,
  jobAfter,
  jobLifecycle,
  jobStates,
  statesBefore,
  troubleOf,
} from './job-lifecycle.ts';

const events: JobEvent[] = [...new Set(jobLifecycle.map(({ event }) => event))];
const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 30 });

/** What happens to a job, from when it is written; an event that changes nothing is left out. */
const lived = (happened: readonly JobEvent[]): [JobEvent, JobState][] => {
  let state: JobState = 'waiting';
  return happened.flatMap((event): [JobEvent, JobState][] => {
    const next = jobAfter(state, event);
    if (!next) return [];
    state = next;
    return [[event, next]];
  });
};

describe('the lifecycle of a print job', () => {
  it('hands a job out again only if it was never sent', () => {
    fc.assert(
      fc.property(anyEvents, (happened) => {
        let isOut = false;
        for (const [event] of lived(happened)) {
          if (event === 'claim') {
            expect(isOut).toBe(false);
            isOut = true;
          }
          if (event === 'release') isOut = false;
        }
      }),
    );
  });

  it('ends printed, whatever is said after it, and never withdraws what was handed out', () => {
    fc.assert(
      fc.property(anyEvents, (happened) => {
        const states = lived(happened).map(([, state]) => state);
        const printed = states.indexOf('printed');
        if (printed !== -1) expect(states.length).toBe(printed + 1);
        const withdrawn = states.indexOf('withdrawn');
        if (withdrawn > 0) expect(states[withdrawn - 1]).toBe('waiting');
      }),
    );
  });

  it('takes a late success from every state in which paper may have come out', () => {
    expect(statesBefore('print')).toEqual(['taken', 'unconfirmed', 'failed']);
  });

  it('is in trouble as long as nobody knows better or handled it', () => {
    const troubles = jobStates.map((state) => troubleOf({ state, isOverdue: true, isHandled: false }));
    expect(troubles).toEqual(['overdue', 'overdue', null, 'failed', 'unconfirmed', null]);
    expect(troubleOf({ state: 'failed', isOverdue: true, isHandled: true })).toBeNull();
    expect(troubleOf({ state: 'waiting', isOverdue: false, isHandled: false })).toBeNull();
  });
});
