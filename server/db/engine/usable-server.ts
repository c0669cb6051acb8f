const oldestVersion = 15;

export type ServerFacts = { number: number; version: string; encoding: string };

export const serverFacts = `
  select current_setting('server_version_num')::int as number,
         current_setting('server_version') as version,
         current_setting('server_encoding') as encoding`;

/** Why Menta will not run on this server, as a sentence, or null. */
export function complaintAbout({ number, version, encoding }: ServerFacts): string | null {
  if (number < oldestVersion * 10_000) {
    return `Menta needs PostgreSQL ${oldestVersion} or newer; DATABASE_URL leads to ${version}.`;
  }
  // In SQL_ASCII a Hebrew letter counts as two characters and every length limit is wrong.
  if (encoding !== 'UTF8')
    return `Menta needs a database with encoding UTF8; DATABASE_URL leads to ${encoding}.`;
  return null;
}
