/** What other screens hear, what a lost line costs, and what a backup brings back. */
export const inLive = [
  {
    name: 'last-event-id-ignored',
    meets: 'Every tablet reads the whole evening again whenever the Wi-Fi blinks.',
    file: 'server/live/stream-numbers.ts',
    text: 'return Number.isSafeInteger(number) && seq >= 0 && seq < perEpoch ? seq : null;',
    becomes: 'return Number.isSafeInteger(number) && seq < 0 ? seq : null;',
    test: {
      project: 'postgres',
      file: 'server/live/resumed-streams.test.ts',
      name: 'gives a guest’s page what it missed of the menu, and says that it is complete',
    },
  },
  {
    name: 'outbox-sends-twice',
    meets: 'A press without a line is sent by both open tabs once the line is back.',
    file: 'web/lib/outbox/outbox.ts',
    text: '    // Another tab may have sent it while this one waited for the lock.\n    sync();\n',
    becomes: '',
    test: {
      project: 'unit',
      file: 'web/lib/outbox/outbox.test.ts',
      name: 'is sent once, though another tab hears of it and waits for its turn meanwhile',
    },
  },
  {
    name: 'press-on-restored-data',
    meets: 'What was pressed before a restore is done to whatever the restored data has instead.',
    file: 'web/lib/outbox/outbox-state.ts',
    text: 'entry.epoch !== action.epoch',
    becomes: 'false',
    test: {
      project: 'unit',
      file: 'web/lib/outbox/outbox.test.ts',
      name: 'is what was pressed before the data was restored: it is told, and not sent',
    },
  },
  {
    name: 'restore-forgets-numbers',
    meets: 'After a restore the first change of an order fails, because its number in the trail is taken.',
    file: 'server/db/backup/load-database.ts',
    text: '  await continueNumbers(tx);\n',
    becomes: '',
    test: {
      project: 'embedded',
      file: 'server/db/backup/backup.test.ts',
      name: 'is restored into an embedded database, whichever it was made of',
    },
  },
  {
    name: 'backup-without-a-table',
    meets: 'After a restore the dishes of every order are gone.',
    file: 'server/db/backup/dump-database.ts',
    text: 'yield { table, rows: readTable(tx, table, signal) };',
    becomes: "if (table !== 'order_lines') yield { table, rows: readTable(tx, table, signal) };",
    test: {
      project: 'embedded',
      file: 'server/db/backup/backup.test.ts',
      name: 'is restored into an embedded database, whichever it was made of',
    },
  },
];
