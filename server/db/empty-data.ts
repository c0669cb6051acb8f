import { fileURLToPath } from 'node:url';

/** What the build makes (`scripts/build-empty-data.mjs`): the data folder of an empty database, from which new ones begin at once. */
export const emptyDataDir = fileURLToPath(new URL('../../dist/empty-data', import.meta.url));
