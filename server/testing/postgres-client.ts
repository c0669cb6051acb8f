import pg from 'pg';

/** A connection of one's own, past the server, for as long as the work takes. */
export const withClient = async <T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Runs statements one after the other; answers the rows of the last. */
export const runStatements = <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  ...statements: string[]
): Promise<Row[]> =>
  withClient(databaseUrl, async (client) => {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  });
