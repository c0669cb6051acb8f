import { z } from 'zod';
import { plan } from '../accounts/accounts.contract.ts';
import { sectionHoursOut, servingOut } from '../hours/hours-shape.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { guestDishAnswer, textLanguages } from '../menus/dishes/dish-shape.ts';
import { fontStyles, layoutStyles } from '../menus/menu-style.ts';
import { guestLanguage } from '../menus/translations/translations.contract.ts';
import { openingOut } from '../opening-hours/opening-shape.ts';
import { publicPause } from '../pauses/pauses.contract.ts';
import { id } from '../values/wire.ts';

const guestSectionAnswer = z.object({
  _id: id,
  sectionName: z.string(),
  showImages: z.boolean(),
  hours: sectionHoursOut,
  /** Null when it is served at all times. */
  serving: servingOut.nullable(),
  dishes: z.array(guestDishAnswer),
  langs: textLanguages,
});
export type GuestSectionAnswer = z.output<typeof guestSectionAnswer>;

export const guestMenuAnswer = z.object({
  restaurant: z.object({
    _id: id,
    name: z.string(),
    plan,
    address: z.string(),
    phoneNumber: z.string(),
    description: z.string(),
    tables: z.number(),
    /** Tables that are named only by who has scanned their code: first and last of each range. Left out when there are none. */
    codedTables: z.array(z.tuple([z.number(), z.number()])).optional(),
    timeZone: z.string(),
    /** Of a kosher kitchen that has a certificate: its last day, whether it is over or not. */
    kosherCertificateExpiresOn: z.string().optional(),
    /** Whether it is open by its hours, and what comes next; left out where it did not say. */
    opening: openingOut.optional(),
    langs: textLanguages,
  }),
  /** Open for orders now: the plan takes orders and a shift is open. */
  isOpen: z.boolean(),
  /** When the clock makes this untrue: a section begins or stops being served, the restaurant's hours begin or end, another day begins, a pause or a limit ends. Null: never. */
  validUntil: z.string().nullable(),
  /** What cannot be ordered for a while; left out when nothing is paused. */
  pauses: z.array(publicPause).optional(),
  menu: z
    .object({
      _id: id,
      name: z.string(),
      description: z.string(),
      logo: z.string().nullable(),
      primaryColor: z.string(),
      layoutStyle: z.enum(layoutStyles),
      fontStyle: z.enum(fontStyles),
      sections: z.array(guestSectionAnswer),
      mainLanguage: guestLanguage,
      /** Those that guests may choose, the main one first. */
      languages: z.array(guestLanguage),
      langs: textLanguages,
    })
    .nullable(),
});
export type GuestMenuAnswer = z.output<typeof guestMenuAnswer>;

const ownerParams = z.object({ ownerId: id });
/** Without one the texts come in the main language of the menu. */
const inLanguage = z.object({ lang: guestLanguage.optional() });

export const guestMenuContract = contract({
  getGuestMenu: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId',
    access: 'public',
    summary: 'Everything a guest page shows, in one answer.',
    params: ownerParams,
    query: inLanguage,
    response: guestMenuAnswer,
    refusals: { not_found: noDetails },
  }),
  getMenuPreview: endpoint({
    method: 'GET',
    path: '/menus/:menuId/preview',
    access: 'right:menus',
    summary: 'One menu of the owner, active or not, as a guest would browse it.',
    params: z.object({ menuId: id }),
    query: inLanguage,
    response: guestMenuAnswer,
    refusals: { not_found: noDetails },
  }),
  streamGuestMenu: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId/stream',
    access: 'public',
    summary:
      'Live: availability, open or closed, menu changed. `known` is the ETag of the menu that the page has, or `*`: the snapshot then leaves it out.',
    params: ownerParams,
    query: inLanguage.extend({ known: z.string().max(100).optional() }),
    response: 'event-stream',
    refusals: { not_found: noDetails },
  }),
});
