import type { Account } from '#core/accounts/accounts.contract.ts';
import type { PersonTile } from '#core/staff/station-shape.ts';
import type { StationSession } from '#server/access/owner-scope.ts';
import type { AccountRow } from './accounts.queries.ts';

export const presentAccount = (row: Omit<AccountRow, 'locale'>): Account => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  restaurantName: row.restaurantName,
  timeZone: row.timeZone,
  email: row.email,
  pendingEmail: row.pendingEmail,
  plan: row.plan,
  activeMenu: row.activeMenuId,
  trialEndsAt: row.trialEndsAt.toISOString(),
  throwAwayAt: row.throwAwayAt?.toISOString() ?? null,
  station: null,
});

/** A screen in a kitchen shows nobody the owner's name and address. */
export const presentAccountToStation = (
  account: Account,
  { name, person }: StationSession,
  people: PersonTile[],
): Account => ({
  ...account,
  firstName: '',
  lastName: '',
  email: '',
  pendingEmail: null,
  station: {
    name,
    people,
    person: person && {
      _id: person.id,
      name: person.name,
      color: person.color,
      rights: [...person.rights],
      until: person.until.toISOString(),
      freshUntil: person.freshUntil.toISOString(),
      longestUntil: person.longestUntil?.toISOString() ?? null,
    },
  },
});
