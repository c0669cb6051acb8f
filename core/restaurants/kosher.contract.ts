import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails, quotaReached } from '../http/refusals.ts';
import { day, id, imageDataUrl } from '../values/wire.ts';

const kosherSettings = z.object({
  isKosher: z.boolean(),
  /** The picture of the certificate. */
  kosherCertificate: z.string().nullable(),
  /** The last day on which it is valid. */
  kosherCertificateExpiresOn: z.string().nullable(),
});
export type KosherSettings = z.output<typeof kosherSettings>;

export const kosherBody = z.object({
  isKosher: z.boolean(),
  /** A data URL sets a new picture; an address of ours or nothing keeps the one there is; null removes it. */
  kosherCertificate: z.union([imageDataUrl, z.string().max(300), z.null()]).optional(),
  /** A certificate has one; nothing keeps the one there is. */
  kosherCertificateExpiresOn: day.nullable().optional(),
  /** The settings that were edited: when others are saved by now, the change is refused. */
  was: kosherSettings.partial().optional(),
});

export const kosherContract = contract({
  getKosher: endpoint({
    method: 'GET',
    path: '/restaurants/kosher',
    access: 'owner',
    summary: 'Whether the kitchen is kosher, and its certificate.',
    response: kosherSettings,
    refusals: { not_found: noDetails },
  }),
  saveKosher: endpoint({
    method: 'PUT',
    path: '/restaurants/kosher',
    access: 'owner',
    carriesImage: true,
    summary:
      'Save whether the kitchen is kosher, and its certificate: a picture and the last day it is valid.',
    body: kosherBody,
    response: kosherSettings,
    refusals: {
      not_found: noDetails,
      not_an_image: noDetails,
      certificate_without_day: noDetails,
      ...quotaReached,
      changed_meanwhile: z.object({ kosher: kosherSettings }),
    },
  }),
  getKosherCertificate: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId/kosher-certificate',
    access: 'public',
    summary: 'The certificate of a kosher kitchen, while it is valid.',
    params: z.object({ ownerId: id }),
    response: z.object({ picture: z.string(), expiresOn: z.string() }),
    refusals: { not_found: noDetails },
  }),
});
