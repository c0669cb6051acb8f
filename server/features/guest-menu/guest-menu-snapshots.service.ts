import { type GuestMenuAnswer, guestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database } from '#server/db/engine/database.ts';
import { PreparedAnswer } from '#server/http/contract/prepared-answer.ts';
import { prepareReadLogChange } from '#server/live/log-changes.ts';
import { createSharedSnapshots } from '#server/live/shared-snapshots.ts';
import { type Clock, isPast } from '#server/system/clock.ts';

/** A guest's menu as everybody gets it: page, call and streams. */
export type GuestMenuSnapshot = {
  answer: PreparedAnswer<GuestMenuAnswer>;
  validUntil: string | null;
  /** With which a stream begins, as JSON, for a page that names the tag of the menu it has, if any. */
  jsonFor: (known: string | undefined) => Buffer;
};

type Needs = {
  db: Database;
  clock: Clock;
  read: (ownerId: PublicOwnerId, language?: GuestLocale) => Promise<GuestMenuAnswer>;
};

const toSnapshot = (menu: GuestMenuAnswer): GuestMenuSnapshot => {
  const answer = new PreparedAnswer(guestMenuAnswer, menu);
  // As `MenuSnapshot` declares it, around JSON that is there already.
  const around = (json: Buffer | string) =>
    Buffer.from(`{"menu":${json},"tag":${JSON.stringify(answer.etag)}}`);
  const unchanged = around('null');
  let whole: Buffer | null = null;
  return {
    answer,
    validUntil: menu.validUntil,
    jsonFor: (known) => {
      if (known === answer.etag || known === '*') return unchanged;
      whole ??= around(answer.json);
      return whole;
    },
  };
};

/** A menu of eighty dishes takes about 150 KB here, in each language. */
const maxBytes = 32 * 1024 * 1024;

/** Depends on the restaurant, the language and the moment, and on nothing of whoever reads it. */
export const createGuestMenuSnapshots = ({ db, clock, read }: Needs) =>
  createSharedSnapshots<GuestMenuSnapshot, PublicOwnerId, GuestLocale | undefined>({
    readChange: prepareReadLogChange(db, menuEventKinds),
    read: async (ownerId, language) => toSnapshot(await read(ownerId, language)),
    isPast: ({ validUntil }) => isPast(clock, validUntil),
    // Plain, for streams and compressed.
    bytesOf: ({ answer }) => answer.json.length * 2.5,
    maxBytes,
  });
