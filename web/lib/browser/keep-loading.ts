import { retry } from '#core/retry/retry.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';

/** Mobile data: without retrying, what comes after the first script would stay away until a reload. */
function* everyThreeSeconds() {
  for (;;) yield 3_000;
}

/** Tries for as long as it is needed, and fails only when it no longer is. */
export const keepLoading = <Part>(load: () => Promise<Part>, isNeeded: () => boolean): Promise<Part> =>
  retry(load, { delaysMs: everyThreeSeconds(), isTransient: isNeeded, sleep });
