import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import type { SecurityRow } from './security-log.queries.ts';

/** A kind that a newer version wrote, and this one cannot tell in words, is left out. */
export const presentSecurityRow = (row: SecurityRow): SecurityEntry[] => {
  if (!row.kind) return [];
  const { browser, system } = row;
  return [
    {
      _id: row.id,
      kind: row.kind,
      at: row.lastAt.toISOString(),
      firstAt: row.firstAt.toISOString(),
      count: row.count,
      network: row.network || null,
      device: browser && system ? { browser, system } : null,
    },
  ];
};
