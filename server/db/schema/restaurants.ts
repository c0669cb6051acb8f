import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { defaultGuestDataMonths, guestDataMonths } from '#core/guest-data/guest-data-months.ts';
import type { SectionHours } from '#core/hours/section-hours.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { OpeningException } from '#core/opening-hours/opening-exception.ts';
import { defaultOrderCaps } from '#core/orders/order-caps.ts';
import { defaultPinMinutes, pinMinutes } from '#core/staff/pin-window.ts';
import type { Agorot } from '#core/values/money.ts';
import { bytea, choice, createdAt, oneOf, translations } from './columns.ts';
import { ownerId, users } from './users.ts';

export const restaurants = pgTable(
  'restaurants',
  {
    ownerId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    description: text().notNull().default(''),
    hasTableNumbers: boolean().notNull().default(false),
    numberOfTables: integer().notNull().default(0),
    guestDataMonths: choice(guestDataMonths, defaultGuestDataMonths)
      .notNull()
      .default(defaultGuestDataMonths),
    /** By whose clocks the hours of its sections are meant. */
    timeZone: text().notNull().default(defaultTimeZone),
    isKosher: boolean().notNull().default(false),
    kosherCertificateHash: text().references(() => images.hash),
    /** The last day on which the certificate is valid. */
    kosherCertificateExpiresOn: date({ mode: 'string' }),
    /** Orders begin in process, with the proposed time. */
    autoApprove: boolean().notNull().default(false),
    /** A guest's order above one of these is held until somebody spoke to them. */
    maxPortions: integer().notNull().default(defaultOrderCaps.portions),
    maxOrderTotal: integer().$type<Agorot>().notNull().default(defaultOrderCaps.total),
    /** When it is usually open; empty: it did not say. For guests to read; only a shift opens ordering. */
    openingHours: jsonb().$type<SectionHours>().notNull().default([]),
    openingExceptions: jsonb().$type<OpeningException[]>().notNull().default([]),
    /** The address of the ready screen; null until the owner creates one. */
    readyScreenSecret: text().unique('restaurants_ready_screen'),
    /** How long actions may prolong a PIN; null: for the whole shift. */
    pinMinutes: choice(pinMinutes, defaultPinMinutes).default(defaultPinMinutes),
    translations: translations(),
  },
  (t) => [
    index('restaurants_kosher_certificate').on(t.kosherCertificateHash),
    check(
      'restaurants_certificate_day',
      sql`${t.kosherCertificateHash} is null or ${t.kosherCertificateExpiresOn} is not null`,
    ),
    check('restaurants_tables', sql`not ${t.hasTableNumbers} or ${t.numberOfTables} >= 1`),
    check('restaurants_guest_data', oneOf(t.guestDataMonths, guestDataMonths)),
    check('restaurants_pin_minutes', oneOf(t.pinMinutes, pinMinutes)),
  ],
);

export const images = pgTable('images', {
  /** Content address: the same picture is stored once, whoever uploads it. */
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  placeholder: text().notNull(),
  createdAt: createdAt(),
});

export const imageVariants = pgTable(
  'image_variants',
  {
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.width, t.format] })],
);

/** Who uploaded which picture: what the quota of an account counts, until the account no longer shows it. */
export const ownerPictures = pgTable(
  'owner_pictures',
  {
    ownerId: ownerId(),
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    uploadedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.hash] }), index('owner_pictures_hash').on(t.hash)],
);
