import { browsers, systems } from '#core/security/device.ts';
import { isSecurityKind } from '#core/security/security-kinds.ts';
import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import type { SecurityRow } from './security-log.queries.ts';

const oneOf = <T extends string>(known: readonly T[], word: string): T | undefined =>
  known.find((name) => name === word);

/** A kind that a newer version wrote, and this one cannot tell in words, is left out. */
export const presentSecurityRow = (row: SecurityRow): SecurityEntry[] => {
  if (!isSecurityKind(row.kind)) return [];
  const browser = oneOf(browsers, row.browser);
  const system = oneOf(systems, row.system);
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
