import { knownRights } from '#core/http/rights.ts';
import type { Person } from '#core/staff/people.contract.ts';
import { isPersonColor, personColors } from '#core/staff/person-colors.ts';
import type { PersonTile } from '#core/staff/station-shape.ts';
import type { listEverybody, PersonRow } from './people.queries.ts';

export const presentTile = ({ id, name, color }: Omit<PersonRow, 'rights'>): PersonTile => ({
  _id: id,
  name,
  color: isPersonColor(color) ? color : personColors[0],
});

export const presentPerson = (row: PersonRow): Person => ({
  ...presentTile(row),
  rights: knownRights(row.rights),
});

export const presentExportedPerson = (row: Awaited<ReturnType<typeof listEverybody>>[number]) => ({
  ...presentPerson(row),
  addedAt: row.createdAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
});
