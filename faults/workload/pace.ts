/** The waits of people and pages are shortened by this, so that an evening fits into a minute. */
const shortenedBy = 4;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As long as a page in a browser would wait, in this shorter evening. */
export const shortened = (milliseconds: number): number => milliseconds / shortenedBy;

/** Seconds until it holds; throws when that takes too long. */
export const secondsUntil = async (
  holds: () => boolean | Promise<boolean>,
  limitSeconds: number,
  what: string,
): Promise<number> => {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  while (!(await holds())) {
    if (seconds() > limitSeconds) throw new Error(`${what} did not happen within ${limitSeconds} s`);
    await pause(20);
  }
  return seconds();
};
