import type { Person } from '#core/staff/people.contract.ts';
import type { PersonTile } from '#core/staff/station-shape.ts';
import type { listEverybody, PersonRow } from './people.queries.ts';

export const presentTile = ({ id, name, color }: Omit<PersonRow, 'rights'>): PersonTile => ({
  _id: id,
  name,
  color,
});

export const presentPerson = (row: PersonRow): Person => ({
  ...presentTile(row),
  rights: row.rights,
});

export const presentExportedPerson = (row: Awaited<ReturnType<typeof listEverybody>>[number]) => ({
  ...presentPerson(row),
  addedAt: row.createdAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
});
