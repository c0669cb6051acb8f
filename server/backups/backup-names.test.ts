import { describe, expect, it } from 'vitest';
import { unfinishedOf } from '#server/db/backup/unfinished-backup.ts';
import { backupName, backupTime, nameBeforeUpgrade, nameByHand, surplusBackups } from './backup-names.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('names of backups', () => {
  it('say when they were made, and sort by it', () => {
    const time = at('2026-11-18T02:10:05');
    expect(backupName(time)).toBe('menta-2026-11-18T02-10-05Z.backup.gz');
    expect(backupTime(backupName(time))).toEqual(time);
    for (const other of ['notes.txt', 'menta-2026-99-18T02-10-05Z.backup.gz', unfinishedOf(backupName(time))])
      expect(backupTime(other)).toBeNull();
  });

  it('only surplus ones of ours are deleted, the oldest first', () => {
    const names = ['2026-11-03', '2026-11-01', '2026-11-02'].map((day) => backupName(at(`${day}T02:00:00`)));
    expect(surplusBackups([...names, 'menta.txt', 'zzz'], 2, 'nightly')).toEqual([names[1]]);
    expect(surplusBackups(names, 3, 'nightly')).toEqual([]);
  });

  it('keep those of the night, by hand and before an upgrade apart', () => {
    const before = nameBeforeUpgrade(at('2026-11-18T02:10:05'), '0021_table');
    expect(before).toBe('menta-2026-11-18T02-10-05Z.before-0021_table.backup.gz');
    expect(backupTime(before)).toEqual(at('2026-11-18T02:10:05'));
    const byHand = nameByHand(at('2026-11-18T15:30:00'));
    expect(byHand).toBe('menta-2026-11-18T15-30-00Z.by-hand.backup.gz');
    const names = [before, backupName(at('2026-11-19T02:10:05')), byHand];
    expect(surplusBackups(names, 0, 'by-hand')).toEqual([byHand]);
    expect(surplusBackups(names, 0, 'before-upgrade')).toEqual([before]);
    expect(surplusBackups(names, 0, 'nightly')).toEqual([names[1]]);
  });
});
