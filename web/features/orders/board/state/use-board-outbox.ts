import { useEffect, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { createBrowserOutbox } from '#web/lib/outbox/browser-outbox.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';

type Who = Pick<Account, '_id' | 'station'>;

/** An owner's own session and a station have separate outboxes. */
export const identityOf = ({ _id, station }: Who): string => `${_id}:${station ? 'station' : 'owner'}`;

/** A line that swallows everything must not delay the check. */
const answerLimitMs = 10_000;

const askOpenShifts = async (account: Who): Promise<ReadonlySet<string>> => {
  const signal = AbortSignal.timeout(answerLimitMs);
  const present = await call('GET /users/me', { signal });
  if (identityOf(present) !== identityOf(account)) throw new Error('somebody else is signed in here');
  const [{ service }, { practice }] = await Promise.all([
    call('GET /services/user/:userId/has-active', { params: { userId: account._id }, signal }),
    call('GET /practice', { signal }),
  ]);
  return new Set([service, practice].flatMap((shift) => shift?._id ?? []));
};

/** The unsaved presses of this board, for as long as the page belongs to this account. */
export const useBoardOutbox = (account: Who): Outbox => {
  const [outbox] = useState(() => createBrowserOutbox(identityOf(account), () => askOpenShifts(account)));
  useEffect(() => outbox.start(), [outbox]);
  return outbox;
};
