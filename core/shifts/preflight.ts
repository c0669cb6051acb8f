/** What is checked before the doors open. */
const preflightChecks = ['sound', 'awake', 'live', 'clock', 'battery'] as const;
type PreflightCheck = (typeof preflightChecks)[number];

/** `unknown` where the device does not say. */
const preflightResults = ['ok', 'failed', 'unknown'] as const;
type PreflightResult = (typeof preflightResults)[number];

export type Preflight = { at: string; results: Partial<Record<PreflightCheck, PreflightResult>> };
