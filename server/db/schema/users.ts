import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { plans } from '#core/accounts/plans.ts';
import { defaultLocale, locales } from '#core/i18n/locale.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';
import { createdAt, id, moment, oneOf, word } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** What a newer version sells is no less than all that this one has. */
    plan: word(plans, 'pro').notNull(),
    trialEndsAt: moment().notNull(),
    /** Quotas that the operator changed for this account; the others are the product's. */
    quotaOverrides: jsonb().$type<QuotaOverrides>().notNull().default({}),
    /** The language of mails to the owner: that of the last log-in. */
    locale: word(locales, defaultLocale).notNull().default(defaultLocale),
    /** When a trial restaurant is deleted, unless it becomes an account; null for all others. */
    throwAwayAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_plan', oneOf(t.plan, plans)),
    check('users_locale', oneOf(t.locale, locales)),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    index('users_throw_away').on(t.throwAwayAt).where(sql`${t.throwAwayAt} is not null`),
  ],
);

export const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
