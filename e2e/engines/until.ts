import { expect } from '@playwright/test';

/** Waits until the work succeeds. A page that is just being left refuses every question, which says nothing of the next. */
export const until = (work: () => Promise<void>, pauseMs = 50): Promise<void> =>
  expect(work).toPass({ intervals: [pauseMs] });
