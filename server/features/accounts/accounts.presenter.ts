import type { Account } from '#core/accounts/accounts.contract.ts';
import type { SignedInDevice } from '#core/accounts/devices.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { ListedSession } from '#server/access/sessions.service.ts';
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

export const presentDevice = (session: ListedSession, scope: OwnerScope): SignedInDevice => ({
  _id: session.publicId,
  device: session.device,
  stationName: session.stationName,
  since: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  isThis: session.tokenHash === scope.sessionHash,
});
