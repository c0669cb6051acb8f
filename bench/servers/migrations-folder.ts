import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));
