import {
  type ExecProtocolOptions,
  type ExecProtocolResult,
  type messages,
  parse,
  protocol,
} from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** More than the product has; a list in a query makes a text of its own for each length. */
const keptStatements = 256;

type PreparedStatement = {
  name: string;
  /** Of its parameters: how their values are written. */
  types: number[];
  /** What its rows consist of; empty when it answers with none. */
  columns: messages.BackendMessage[];
};

type ExecProtocol = (message: Uint8Array, options: ExecProtocolOptions) => Promise<ExecProtocolResult>;

/**
 * By itself PGlite parses and plans a query each time it is asked, in six calls into WebAssembly. A prepared statement
 * is parsed once, planned anew only while PostgreSQL finds that worth it, and asked in one call. PGlite is one session:
 * a name means the same to everybody.
 */
export const createPreparedStatements = (exec: ExecProtocol) => {
  const toClose: string[] = [];
  const prepared = new LRUCache<string, PreparedStatement>({
    max: keptStatements,
    dispose: ({ name }) => toClose.push(name),
  });
  let lastNumber = 0;

  const prepare = async (text: string): Promise<PreparedStatement> => {
    lastNumber += 1;
    const name = `s${lastNumber}`;
    const closing = toClose.splice(0).map((old) => serialize.close({ type: 'S', name: old }));
    const parsing = [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const { messages } = await exec(Buffer.concat([...closing, ...parsing]), { syncToFs: false });
    const columns = messages.filter((message) => message.name === 'rowDescription');
    const statement = { name, types: parse.parseDescribeStatementResults(messages), columns };
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
      const { messages } = await exec(Buffer.concat([bound, serialize.execute(), serialize.sync()]), options);
      return [...columns, ...messages];
    },
    /** Of tables that have changed a statement may expect other columns. */
    forget: () => prepared.clear(),
  };
};
