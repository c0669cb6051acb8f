import { api } from '#core/contract.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { dayMs } from '#core/hours/zone-clock.ts';
import type { LiveEvent } from '#core/live/live-events.ts';
import { firstFreeMenuName } from '#core/menus/menu-names.ts';
import { describeDevice } from '#core/security/device.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { hashPassword } from '#server/access/passwords.ts';
import type { Database } from '#server/db/engine/database.ts';
import {
  dishes,
  eventCounters,
  events,
  menus,
  restaurants,
  sections,
  sessions,
  shifts,
  users,
} from '#server/db/schema.ts';
import { presentAccount } from '#server/features/accounts/accounts.presenter.ts';
import { presentDish } from '#server/features/menus/dishes/dishes.presenter.ts';
import { toColumns as toDishColumns } from '#server/features/menus/dishes/dishes.service.ts';
import { presentMenu } from '#server/features/menus/menu/menus.presenter.ts';
import { presentSection } from '#server/features/menus/sections/sections.presenter.ts';
import { toColumns as toSettingsColumns } from '#server/features/restaurants/restaurants.service.ts';
import { presentShift } from '#server/features/shifts/shifts.presenter.ts';
import { hashSecret, newId, newSecret } from '#server/system/ids.ts';
import {
  type DescribedRestaurant,
  type DescribedSection,
  newAccount,
  testPassword,
} from './described-restaurant.ts';
import { asStored, insertTogether } from './insert-together.ts';
import type { MadeMenu } from './make-restaurant.ts';

/** What a test's calls say of where they come from. */
export const testCaller = { ip: '127.0.0.1', headers: { 'user-agent': 'lightMyRequest' } };

/** One for all: each owner's own would cost a thread's turn. */
let hashed: Promise<string> | null = null;

const asSent = <T>(answer: T): T => JSON.parse(JSON.stringify(answer));

/** The rows of a menu, what happened by them, and what its calls would have answered. */
export const prepareMenu = (
  owner: { id: string; menuNames: ReadonlySet<string> },
  described: readonly DescribedSection[],
) => {
  const isActive = owner.menuNames.size === 0;
  const menu = { id: newId(), ownerId: owner.id, name: firstFreeMenuName(owner.menuNames, 'en'), isActive };
  const placed = described.map(({ name, dishes: sent }, place) => {
    const section = { id: newId(), menuId: menu.id, name, position: place };
    const rows = sent.map((dish, position) => {
      const body = api.createDish.body.parse({ ...dish, menuId: menu.id, sectionName: name });
      if (body.image) throw new Error('A picture is sent, not inserted.');
      return { id: newId(), ownerId: owner.id, sectionId: section.id, ...toDishColumns(body), position };
    });
    return { section, rows };
  });
  const changes = 2 + placed.reduce((count, { rows }) => count + rows.length, 0);
  const made: MadeMenu = asSent({
    menu: presentMenu(asStored(menus, menu)),
    sections: placed.map(({ section }) => presentSection(asStored(sections, section))),
    dishes: placed.flatMap(({ section, rows }) =>
      rows.map((row) =>
        presentDish({
          dish: asStored(dishes, row),
          menuId: menu.id,
          sectionName: section.name,
          imageColor: null,
          isLimited: false,
        }),
      ),
    ),
  });
  return {
    row: menu,
    made,
    inserts: (db: Database) => {
      const all = placed.flatMap(({ rows }) => rows);
      return [
        db.insert(menus).values(menu),
        db.insert(sections).values(placed.map(({ section }) => section)),
        ...(all.length > 0 ? [db.insert(dishes).values(all)] : []),
      ];
    },
    events: isActive ? Array.from({ length: changes }, (): LiveEvent => ({ kind: 'menu' })) : [],
  };
};

/**
 * A restaurant as `makeRestaurant` leaves it, rows and events, by one statement instead of ten calls. Nobody is
 * notified: nobody can have asked for an owner who was not there. Answers what the calls answer, and the session's
 * token.
 */
export const insertRestaurant = async (db: Database, now: Date, described: DescribedRestaurant = {}) => {
  const { password: _, restaurantName, ...person } = newAccount(described);
  hashed ??= hashPassword(testPassword);
  const passwordHash = await hashed;
  const later = (ms: number) => new Date(now.getTime() + ms);
  const id = newId() as OwnId<'account'>;
  const trialEndsAt = later(limits.trialDays * dayMs);
  const settings =
    described.settings &&
    toSettingsColumns(api.saveSettings.body.parse({ ownerId: id, ...described.settings }));
  const restaurant = { ownerId: id, name: restaurantName, ...settings };
  const token = newSecret();
  const menu = described.sections && prepareMenu({ id, menuNames: new Set() }, described.sections);
  const shift =
    described.isOpen && menu
      ? {
          id: newId(),
          ownerId: id,
          menuId: menu.row.id,
          menuName: menu.row.name,
          restaurantName: restaurant.name,
          timeZone: restaurant.timeZone ?? defaultTimeZone,
          startedAt: now,
        }
      : null;
  const happened: LiveEvent[] = [
    ...(settings ? [{ kind: 'menu' as const }] : []),
    ...(menu?.events ?? []),
    ...(shift ? [{ kind: 'shift' as const, isOpen: true, shiftId: shift.id }] : []),
  ];
  await insertTogether(db, [
    db.insert(users).values({ id, ...person, passwordHash, trialEndsAt, locale: 'en' }),
    db.insert(restaurants).values(restaurant),
    db.insert(sessions).values({
      tokenHash: hashSecret(token),
      userId: id,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: later(limits.sessionDays * dayMs),
      device: describeDevice(testCaller.headers['user-agent']),
      passwordVerifiedUntil: shift ? later(limits.stepUpMinutes * 60_000) : null,
    }),
    ...(menu?.inserts(db) ?? []),
    ...(shift ? [db.insert(shifts).values(shift)] : []),
    ...(happened.length > 0
      ? [
          db.insert(eventCounters).values({ ownerId: id, lastSeq: happened.length }),
          db.insert(events).values(
            happened.map((event, index) => ({
              ownerId: id,
              seq: index + 1,
              kind: event.kind,
              payload: event,
            })),
          ),
        ]
      : []),
  ]);
  const account = presentAccount({
    id,
    ...person,
    restaurantName,
    pendingEmail: null,
    timeZone: defaultTimeZone,
    trialEndsAt,
    throwAwayAt: null,
    activeMenuId: null,
  });
  return {
    id,
    token,
    account: asSent(account),
    menu: menu?.made ?? null,
    shift: shift && asSent(presentShift(asStored(shifts, shift), { orderCount: 0, total: 0 })),
  };
};
