import type { SignedInDevice } from '#core/security/devices.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { ListedSession } from '#server/access/sessions.service.ts';

export const presentDevice = (session: ListedSession, scope: OwnerScope): SignedInDevice => ({
  _id: session.publicId,
  device: session.device,
  stationName: session.stationName,
  since: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  isThis: session.tokenHash === scope.sessionHash,
});
