/** Tests run in Node, whose types `core` and `web` do not have. */
const { process } = globalThis as unknown as { process: { env: { TEST_SCOPE?: string } } };

/** `npm run test:all` repeats in both languages and on both engines what `npm test` runs once. */
export const runsAll = process.env.TEST_SCOPE === 'all';

/** How long a long test is: whole in `npm run test:all`, a tenth in `npm test`. */
export const runs = (whole: number): number => (runsAll ? whole : Math.ceil(whole / 10));

/** Rounds of a race, or of a model against a server, where each costs calls: whole in `npm run test:all`, a fifth in `npm test`. */
export const rounds = (whole: number): number => (runsAll ? whole : Math.ceil(whole / 5));
