import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from '#core/errors/error-codes.ts';
import { Refusal } from '#core/refusal.ts';
import {
  coalesce,
  hourOf,
  repeated,
  repeatKey,
  type SecurityEvent,
  type Sender,
  unknownSender,
} from '#core/security/coalesce.ts';
import { describeDevice } from '#core/security/device.ts';
import { logLimits } from '#core/security/log-limits.ts';
import { networkOf } from '#core/security/network.ts';
import { type SecurityKind, securityKinds } from '#core/security/security-kinds.ts';
import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import { monthsBefore } from '#core/values/months-before.ts';
import type { OwnId, WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentSecurityRow } from './security-log.presenter.ts';
import {
  addSecurityRows,
  deleteOldSecurityRows,
  listSecurityRows,
  listSecurityRowsOfHours,
  lockAccounts,
  trimSecurityKinds,
} from './security-log.queries.ts';

/** Until events are written: however many there are meanwhile, it is one transaction. */
const delayMs = 1_000;
const retryMs = 30_000;
/** Strangers choose the addresses that they try; more than these are not kept in memory. */
const mostWaiting = 1_000;

/** The owner, or the address that somebody gave, whether or not it is anybody's. */
type Whose = { ownerId: OwnId<'account'> } | { email: string };
/** A request, or as much of it as is logged. */
export type Caller = { ip: string; headers: { 'user-agent'?: string } };

/** What to record when an attempt works, when the password is wrong, and when a limit stops it. */
export type Attempt = { done?: SecurityKind; wrong: SecurityKind; limited: SecurityKind };

type Waiting = SecurityEvent & { whose: Whose };

const nameOf = (whose: Whose): string => ('ownerId' in whose ? whose.ownerId : whose.email);
const senderOf = (caller: Caller | null): Sender =>
  caller ? { network: networkOf(caller.ip), ...describeDevice(caller.headers['user-agent']) } : unknownSender;
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

export type SecurityLogService = ReturnType<typeof createSecurityLog>;

/**
 * What happened to an owner's account, for its owner to read. Recording is a note in memory, written soon after: no
 * log-in waits for it or fails with it.
 */
export const createSecurityLog = ({ db, clock, log }: Needs) => {
  let waiting = new Map<string, Waiting>();
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let writing = Promise.resolve();

  const writeLater = (ms: number): void => {
    if (timer || isClosed) return;
    timer = setTimeout(() => void flush(), ms).unref();
  };

  const buffer = (event: Waiting): void => {
    const key = repeatKey({ ...event, ownerId: nameOf(event.whose) });
    const same = waiting.get(key);
    waiting.set(key, same ? repeated(same, event) : event);
  };

  const store = (happened: readonly Waiting[]): Promise<void> =>
    db.transaction(async (tx) => {
      const accounts = await lockAccounts(
        tx,
        happened.flatMap(({ whose }) => ('ownerId' in whose ? [whose.ownerId] : [])),
        happened.flatMap(({ whose }) => ('email' in whose ? [whose.email] : [])),
      );
      const ownerOf = new Map(accounts.flatMap(({ id, email }) => [[id, id] as const, [email, id] as const]));
      const events = happened.flatMap(({ whose, ...event }): WithOwner<SecurityEvent>[] => {
        const ownerId = ownerOf.get(nameOf(whose));
        return ownerId ? [{ ...event, ownerId }] : [];
      });
      if (events.length === 0) return;
      const ownerIds = distinct(events.map(({ ownerId }) => ownerId));
      const hours = events.map(({ hour }) => hour);
      const stored = await listSecurityRowsOfHours(tx, ownerIds, hours);
      await addSecurityRows(tx, coalesce(events, stored));
      await trimSecurityKinds(tx, ownerIds, distinct(events.map(({ kind }) => kind)));
    });

  const write = async (): Promise<void> => {
    const events = [...waiting.values()];
    if (dropped > 0) log.warn({ dropped }, 'too many security events at once, some were not recorded');
    waiting = new Map();
    dropped = 0;
    if (events.length === 0) return;
    try {
      await store(events);
    } catch (error) {
      log.error({ err: error }, 'writing the security log failed, will try again');
      events.forEach(buffer);
      writeLater(retryMs);
    }
  };

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  };

  /** The one way into the log. Without a caller it was the operator. */
  const record = (kind: SecurityKind, whose: Whose, caller: Caller | null): void => {
    if (waiting.size >= mostWaiting && 'email' in whose) {
      dropped += 1;
      return;
    }
    const now = clock.now();
    const named = 'ownerId' in whose ? { ownerId: whose.ownerId } : { email: whose.email };
    buffer({
      kind,
      whose: named,
      ...senderOf(caller),
      hour: hourOf(now),
      count: 1,
      firstAt: now,
      lastAt: now,
    });
    writeLater(delayMs);
  };

  /** Makes an attempt and records how it ended. */
  const attempt = async <T>(
    kinds: Attempt,
    whose: Whose,
    caller: Caller,
    make: () => Promise<T>,
  ): Promise<T> => {
    const kindOf: Partial<Record<ErrorCode, SecurityKind>> = {
      bad_credentials: kinds.wrong,
      wrong_password: kinds.wrong,
      second_factor_wrong: 'second_factor_failed',
      too_many_requests: kinds.limited,
      wrong_pin: kinds.wrong,
      pin_blocked: kinds.limited,
    };
    try {
      const made = await make();
      if (kinds.done) record(kinds.done, whose, caller);
      return made;
    } catch (error) {
      const kind = error instanceof Refusal ? kindOf[error.code] : undefined;
      if (kind) record(kind, whose, caller);
      throw error;
    }
  };

  return {
    record,

    attempt,

    attemptLogIn: <T>(email: string, caller: Caller, make: () => Promise<T>): Promise<T> =>
      attempt({ done: 'log_in', wrong: 'log_in_failed', limited: 'log_in_limited' }, { email }, caller, make),

    list: async (
      scope: OwnerScope,
      before?: string,
    ): Promise<{ entries: SecurityEntry[]; next: string | null }> => {
      await flush();
      const [ms, id] = before?.split('-').map(Number) ?? [];
      const cursor = ms === undefined || id === undefined ? null : { lastAt: new Date(ms), id };
      const rows = await listSecurityRows(db, scope, cursor, logLimits.page + 1);
      const page = rows.slice(0, logLimits.page);
      const last = page.at(-1);
      return {
        entries: page.flatMap(presentSecurityRow),
        next: last && rows.length > page.length ? `${last.lastAt.getTime()}-${last.id}` : null,
      };
    },

    /** The whole stored log of one owner. */
    listEverything: async (scope: OwnerScope): Promise<SecurityEntry[]> => {
      await flush();
      const most = logLimits.entriesPerKind * securityKinds.length;
      return (await listSecurityRows(db, scope, null, most)).flatMap(presentSecurityRow);
    },

    sweep: async (batches?: Batches): Promise<void> => {
      const before = monthsBefore(clock.now(), logLimits.months);
      await inBatches(sweptAtOnce, (limit) => deleteOldSecurityRows(db, before, limit), batches);
    },

    flush,

    /** Writes what waits, once. */
    close: async (): Promise<void> => {
      isClosed = true;
      await flush();
    },
  };
};
