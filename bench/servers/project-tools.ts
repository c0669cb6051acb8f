/* The tools of scripts/ are plain JavaScript without declarations; these are the four that the bench uses. */
type Tools = {
  'create-database': {
    createDatabase: (serverUrl: string) => Promise<{ url: string; drop: () => Promise<void> }>;
  };
  'find-browser': { findBrowser: () => Promise<string> };
  'postgres-binaries': { findPostgresBinaries: () => string };
  'start-postgres': { startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }> };
};

const load = <Name extends keyof Tools>(name: Name): Promise<Tools[Name]> =>
  import(new URL(`../../scripts/tools/${name}.mjs`, import.meta.url).href) as Promise<Tools[Name]>;

export const createDatabase = async (serverUrl: string) =>
  (await load('create-database')).createDatabase(serverUrl);
export const findBrowser = async () => (await load('find-browser')).findBrowser();
export const findPostgresBinaries = async () => (await load('postgres-binaries')).findPostgresBinaries();
export const startPostgres = async () => (await load('start-postgres')).startPostgres();
