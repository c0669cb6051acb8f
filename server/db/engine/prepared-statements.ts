import { type ExecProtocolOptions, type messages, parse, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** More than the product has; a list in a query makes a text of its own for each length. */
const maxStatements = 256;

/** After these a table may have other columns. */
const changesTable = /^(?:ALTER|CREATE|DROP) /;

const isCommand = (message: messages.BackendMessage): message is messages.CommandCompleteMessage =>
  message.name === 'commandComplete';

type PreparedStatement = {
  name: string;
  /** Of its parameters: how their values are written. */
  types: number[];
  /** What its rows consist of; empty when it answers with none. */
  columns: messages.BackendMessage[];
};

type ExecProtocol = (message: Uint8Array, options: ExecProtocolOptions) => Promise<messages.BackendMessage[]>;

/**
 * By itself PGlite parses and plans a query each time it is asked, in six calls into WebAssembly. A prepared statement
 * is parsed once, planned anew only while PostgreSQL finds that worth it, and asked in one call. PGlite is one session:
 * a name means the same to everybody.
 */
export const createPreparedStatements = (exec: ExecProtocol) => {
  const toClose: string[] = [];
  const prepared = new LRUCache<string, PreparedStatement>({
    max: maxStatements,
    dispose: ({ name }) => toClose.push(name),
  });
  let lastNumber = 0;
  let isTableChanged = false;

  const prepare = async (text: string): Promise<PreparedStatement> => {
    lastNumber += 1;
    const name = `s${lastNumber}`;
    const closing = toClose.splice(0).map((old) => serialize.close({ type: 'S', name: old }));
    const parsing = [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const answer = await exec(Buffer.concat([...closing, ...parsing]), { syncToFs: false });
    const columns = answer.filter((message) => message.name === 'rowDescription');
    const statement = { name, types: parse.parseDescribeStatementResults(answer), columns };
    prepared.set(text, statement);
    return statement;
  };

  return {
    /** What the database says to it. `write` makes text of the parameters, given their types. */
    async execute(
      text: string,
      write: (types: number[]) => (string | null)[],
      options: ExecProtocolOptions,
    ): Promise<messages.BackendMessage[]> {
      const { name, types, columns } = prepared.get(text) ?? (await prepare(text));
      const bound = serialize.bind({ statement: name, values: write(types) });
      const answer = await exec(Buffer.concat([bound, serialize.execute(), serialize.sync()]), options);
      return [...columns, ...answer];
    },
    /**
     * Of tables that have changed a statement may expect other columns: all are forgotten, and again when such a change
     * is taken back.
     */
    follow(heard: readonly messages.BackendMessage[]): void {
      for (const message of heard) {
        if (!isCommand(message)) continue;
        if (changesTable.test(message.text)) isTableChanged = true;
        else if (message.text === 'COMMIT') isTableChanged = false;
        else if (message.text !== 'ROLLBACK') continue;
        if (isTableChanged) prepared.clear();
      }
    },
  };
};
