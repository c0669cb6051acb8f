import { makeToken } from '#web/lib/api/make-token.ts';
import { knownEpoch, watchEpoch } from '#web/lib/api/server-epoch.ts';
import { browserTimer } from '#web/lib/browser/browser-timer.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { noticeSessionLoss } from '#web/lib/query/session-lost.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';

/** Missing over plain HTTP: then two tabs may send the same entry, which the server treats as one. */
const lockFor =
  (account: string) =>
  <T>(lane: string, work: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request(`menta-outbox:${account}:${lane}`, work) : work();

/** The outbox of an account in this browser. Its entries are sent under no other account. */
export const createBrowserOutbox = (account: string, check: () => Promise<ReadonlySet<string>>): Outbox =>
  createOutbox({
    storage: createOutboxStorage(account, serverNow),
    check,
    onSessionEnd: () => noticeSessionLoss('press'),
    lock: lockFor(account),
    epoch: { get: knownEpoch, watch: watchEpoch },
    timer: browserTimer,
    now: serverNow,
    random: Math.random,
    newId: makeToken,
  });
