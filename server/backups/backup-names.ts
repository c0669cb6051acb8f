/** `menta-2026-11-18T02-10-05Z.backup.gz`: by name they are in the order of time. */
export const backupName = (at: Date): string =>
  `menta-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;

const pattern = /^menta-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.gz$/;

/** When the backup of this name was made; null for any other file. */
export const backupTime = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
};

/** What a process leaves that is killed while it makes one. */
const leftovers = ['.partial', '.copy'];

/** All but the newest `keep`, and what unfinished ones left; what is not of ours is never among them. */
export const surplusBackups = (names: readonly string[], keep: number): string[] => {
  const backups = names.filter((name) => backupTime(name)).sort();
  const unfinished = names.filter((name) =>
    leftovers.some((ending) => name.endsWith(ending) && backupTime(name.slice(0, -ending.length))),
  );
  return [...backups.slice(0, Math.max(0, backups.length - keep)), ...unfinished];
};

const hourMs = 60 * 60 * 1000;
/** Restaurants sleep from four on; one that missed its night is made up for. */
const quietHour = 4;
const minGapMs = 20 * hourMs;
const overdueMs = 26 * hourMs;

/** Whether the nightly backup should be made now. `hour` is of the restaurants' clocks. */
export const isBackupDue = (lastAt: Date | null, now: Date, hour: number): boolean => {
  if (!lastAt) return true;
  const age = now.getTime() - lastAt.getTime();
  return age >= overdueMs || (hour === quietHour && age >= minGapMs);
};
