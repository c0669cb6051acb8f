const oldestVersion = 15;

export type ServerFacts = {
  number: number;
  version: string;
  encoding: string;
  timeZone: string;
  statementTimeout: string;
};

export const serverFacts = `
  select current_setting('server_version_num')::int as number,
         current_setting('server_version') as version,
         current_setting('server_encoding') as encoding,
         current_setting('TimeZone') as "timeZone",
         current_setting('statement_timeout') as "statementTimeout"`;

/** Why Menta will not run on this server, as a sentence, or null. */
export function complaintAbout({
  number,
  version,
  encoding,
}: Pick<ServerFacts, 'number' | 'version' | 'encoding'>): string | null {
  if (number < oldestVersion * 10_000) {
    return `Menta needs PostgreSQL ${oldestVersion} or newer; DATABASE_URL leads to ${version}.`;
  }
  // In SQL_ASCII a Hebrew letter counts as two characters and every length limit is wrong.
  if (encoding !== 'UTF8')
    return `Menta needs a database with encoding UTF8; DATABASE_URL leads to ${encoding}.`;
  return null;
}

/** What a connection asks for itself when it is made does not pass a pooler, so the role must bring it along. */
export function complaintAboutRole({
  timeZone,
  statementTimeout,
}: Pick<ServerFacts, 'timeZone' | 'statementTimeout'>): string | null {
  const missing = [
    ...(timeZone === 'UTC' ? [] : ["timezone = 'UTC'"]),
    ...(statementTimeout === '0' ? ["statement_timeout = '15s'"] : []),
  ];
  if (missing.length === 0) return null;
  return `Behind a pooler Menta's role needs its own settings: ALTER ROLE … SET ${missing.join(', and SET ')}.`;
}
