import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { logEvents } from '../event-log.ts';

/** Changes the menu's event log and is killed as soon as that is committed: nobody is notified. */
const [databaseUrl = '', ownerId = ''] = process.argv.slice(2);
const { db } = await openPostgresEngine({ databaseUrl });
await db.transaction((tx) => logEvents(tx, ownerId, { kind: 'menu' }));
process.kill(process.pid, 'SIGKILL');
