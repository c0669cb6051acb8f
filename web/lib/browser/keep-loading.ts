import { retry } from '#core/retry/retry.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';

/** For mobile data: without retries, whatever loads after the first script would stay missing until a reload. */
function* everyThreeSeconds() {
  for (;;) yield 3_000;
}

/** Retries for as long as the result is needed, and fails only when it no longer is. */
export const keepLoading = <Part>(load: () => Promise<Part>, isNeeded: () => boolean): Promise<Part> =>
  retry(load, { delaysMs: everyThreeSeconds(), isTransient: isNeeded, sleep });
