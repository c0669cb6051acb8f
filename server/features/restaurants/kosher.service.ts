import type { z } from 'zod';
import { Refusal } from '#core/refusal.ts';
import type { KosherSettings, kosherBody } from '#core/restaurants/kosher.contract.ts';
import { isCertificateValid } from '#core/restaurants/kosher-certificate.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import { readPictureChange } from '#server/images/picture-change.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentCertificate, presentKosher } from './kosher.presenter.ts';
import {
  findPublicRestaurant,
  findRestaurant,
  lockRestaurant,
  type RestaurantRow,
  updateRestaurant,
} from './restaurants.queries.ts';

type Needs = { db: Database; clock: Clock; images: ImageStore };
type Body = z.output<typeof kosherBody>;

export type KosherService = ReturnType<typeof createKosherService>;

const agrees = (settings: KosherSettings, wanted: Partial<KosherSettings>): boolean =>
  (Object.keys(wanted) as (keyof KosherSettings)[]).every((name) => settings[name] === wanted[name]);

export const createKosherService = ({ db, clock, images }: Needs) => {
  /** Undefined keeps the picture there is. */
  const takePicture = async (scope: OwnerScope, sent: Body['kosherCertificate']) => {
    const change = readPictureChange(sent);
    if (change.kind === 'set') return images.save(scope, change.dataUrl);
    return change.kind === 'remove' ? null : undefined;
  };

  const requestedColumns = (saved: RestaurantRow, body: Body, picture: string | null | undefined) => {
    const hash = picture === undefined ? saved.kosherCertificateHash : picture;
    const { kosherCertificateExpiresOn: expiresOn = saved.kosherCertificateExpiresOn } = body;
    if (hash && !expiresOn) throw new Refusal('certificate_without_day');
    return {
      isKosher: body.isKosher,
      kosherCertificateHash: hash,
      // A day without a certificate is the day of nothing.
      kosherCertificateExpiresOn: hash && expiresOn,
    };
  };

  return {
    get: async (scope: OwnerScope): Promise<KosherSettings> => {
      const row = await findRestaurant(db, scope);
      if (!row) throw new Refusal('not_found');
      return presentKosher(row);
    },

    save: async (scope: OwnerScope, body: Body): Promise<KosherSettings> => {
      const picture = await takePicture(scope, body.kosherCertificate);
      return db.transaction(async (tx) => {
        const saved = await lockRestaurant(tx, scope);
        if (!saved) throw new Refusal('not_found');
        const requested = requestedColumns(saved, body, picture);
        const now = presentKosher(saved);
        // What is saved already may be sent again: its first answer was lost.
        const isRepeated = agrees(now, presentKosher(requested));
        if (body.was && !agrees(now, body.was) && !isRepeated)
          throw new Refusal<'saveKosher'>('changed_meanwhile', { kosher: now });
        const row = await updateRestaurant(tx, scope, requested);
        if (!row) throw new Refusal('not_found');
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return presentKosher(row);
      });
    },

    /** For guests, and so only of a kosher kitchen and only while it is valid. */
    getCertificate: async (ownerId: PublicOwnerId) => {
      const found = await findPublicRestaurant(db, ownerId);
      const {
        isKosher,
        kosherCertificateHash: hash,
        kosherCertificateExpiresOn: expiresOn,
        timeZone,
      } = found?.restaurant ?? {};
      if (!isKosher || !hash || !expiresOn || !isCertificateValid(expiresOn, clock.now(), timeZone))
        throw new Refusal('not_found');
      return { picture: presentCertificate(hash), expiresOn };
    },
  };
};
