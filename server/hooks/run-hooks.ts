import type { LiveEvent } from '#core/live/live-events.ts';

/**
 * What hooks lock, in the order in which every transaction locks it: two of them never wait for each other. Who runs hooks
 * holds the shift and then, by their ids, the orders; the counter of events is last, when `logEvents` logs what they answer.
 */
const lockOrder = [
  'practice',
  'sessions',
  'calls',
  'visits',
  'refusedPhones',
  'stock',
  'pauses',
  'printJobs',
] as const;

/** What a feature does in the transaction of another, and where it has its turn. */
export type Hook = { readonly locks: (typeof lockOrder)[number] };

/** What screens are told of it. The transaction logs it, last. */
export type HookEvents = Promise<readonly LiveEvent[]>;

/** One after the other by what they lock, however they are listed. */
export const runHooks = async <Joined extends Hook>(
  hooks: readonly Joined[],
  run: (hook: Joined) => HookEvents | undefined,
): Promise<LiveEvent[]> => {
  const inTurn = hooks.toSorted((a, b) => lockOrder.indexOf(a.locks) - lockOrder.indexOf(b.locks));
  const events: LiveEvent[] = [];
  for (const hook of inTurn) events.push(...((await run(hook)) ?? []));
  return events;
};

/** What several hooks say alike, as that the menu is another one. */
export const saidOnce = (events: readonly LiveEvent[]): LiveEvent[] => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
];
