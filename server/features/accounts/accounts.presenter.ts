import type { Account } from '#core/accounts/accounts.contract.ts';
import type { AccountRow } from './accounts.queries.ts';

export const presentAccount = (row: Omit<AccountRow, 'locale'>): Account => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  restaurantName: row.restaurantName,
  email: row.email,
  pendingEmail: row.pendingEmail,
  plan: row.plan,
  activeMenu: row.activeMenuId,
  trialEndsAt: row.trialEndsAt.toISOString(),
  throwAwayAt: row.throwAwayAt?.toISOString() ?? null,
});
