/** Nightly ones, those that an operator asked for, and those made before the database is changed by a new version, which says what it is about to apply. */
export type BackupKind = 'nightly' | 'by-hand' | 'before-upgrade';

const stampOf = (at: Date): string => `menta-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** `menta-2026-11-18T02-10-05Z.backup.gz`: by name they are in the order of time. */
export const backupName = (at: Date): string => `${stampOf(at)}.backup.gz`;

/** `menta-2026-11-18T15-30-00Z.by-hand.backup.gz` */
export const nameByHand = (at: Date): string => `${stampOf(at)}.by-hand.backup.gz`;

/** `menta-2026-11-18T02-10-05Z.before-0021_table.backup.gz` */
export const nameBeforeUpgrade = (at: Date, to: string): string => `${stampOf(at)}.before-${to}.backup.gz`;

const pattern = /^menta-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:\.(by-hand|before)[\w-]*)?\.backup\.gz$/;

const kindOf: Record<string, BackupKind> = { 'by-hand': 'by-hand', before: 'before-upgrade' };

const parse = (name: string): { at: Date; kind: BackupKind } | null => {
  const [, day, hours, minutes, seconds, kind] = pattern.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? null : { at, kind: kindOf[kind ?? ''] ?? 'nightly' };
};

/** When the backup of this name was made; null for any other file. */
export const backupTime = (name: string): Date | null => parse(name)?.at ?? null;

/** Of one kind, or of any. */
export const isBackup = (name: string, kind?: BackupKind): boolean => {
  const parsed = parse(name);
  return parsed !== null && (kind === undefined || parsed.kind === kind);
};

/** All but the newest `keep` of a kind; what is not of ours is never among them. */
export const surplusBackups = (names: readonly string[], keep: number, kind: BackupKind): string[] => {
  const backups = names.filter((name) => isBackup(name, kind)).sort();
  return backups.slice(0, Math.max(0, backups.length - keep));
};

const unproved = '.unproved';
/** A backup that cannot be read back is none; it stays under this name, for whoever has nothing better. */
export const unprovedOf = (path: string): string => `${path}${unproved}`;

/** All but the last of them. */
export const surplusUnproved = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.endsWith(unproved) && isBackup(name.slice(0, -unproved.length)))
    .sort()
    .slice(0, -1);
