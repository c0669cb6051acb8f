import type { EndpointName } from '#core/contract.ts';

/** Declared but not built: they answer 501. This list only ever shrinks, and a test holds it to the truth. */
export const notBuiltYet = [] as const satisfies readonly EndpointName[];
