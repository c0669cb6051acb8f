import type { Station } from '#core/staff/stations.contract.ts';
import type { StationRow } from './stations.queries.ts';

export const presentStation = ({
  publicId,
  name,
  createdAt,
  lastUsedAt,
  personName,
}: StationRow): Station => ({
  _id: publicId,
  name: name ?? '',
  since: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  personName,
});
