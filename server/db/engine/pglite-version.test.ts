import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The version whose internals were read; it is pinned in package.json. */
const checkedVersion = '0.5.16';

/** What we override or rely on beyond PGlite's documented interface, and what must still be true of it. */
const internals = {
  'guarded-pglite.ts': {
    execProtocolRawSync:
      'every call into WebAssembly goes through it, so a broken database can be refused there',
    execProtocolStream: 'every message goes through it, and it answers with the parsed messages',
    _initArrayTypes: 'it runs before the first query and fills `parsers` and `serializers`',
    query: 'our copy still does what the original does around it: ready, then exclusive, then one query',
    exec: 'it waits for the end of a transaction, which is what the guard prevents',
    transaction: 'its `tx` has `query` and `closed`, and works as the prototype of another object',
    _checkReady: 'it waits until the database is open, or throws',
    _runExclusiveTransaction: 'it waits for the transaction under way',
    _runExclusiveQuery: 'it waits for the query under way',
    parseResults: 'it takes messages, parsers and options, and gives a result for each statement',
    'serializers[types.BYTEA]': 'the original still makes an array of strings, or ours can go',
  },
  'prepared-statements.ts': {
    parseDescribeStatementResults: 'it gives the types of the parameters',
    serialize: 'parse, describe, bind, execute, close and sync make the messages of the protocol',
    rowDescription: 'it names the message that describes the rows',
    commandComplete: 'it names the message that ends a statement, with its tag in `text`',
  },
  'durable-node-fs.ts': {
    init: 'it gives `emscriptenOpts`, whose `preRun` is called with the module',
    NODEFS: 'it is on the module, with `stream_ops`, `realPath` and `tryFSOperation`',
    'stream_ops.fsync': 'Emscripten calls it on fsync, and the original still does nothing',
    onAbort: 'Emscripten calls it when PostgreSQL panics',
  },
  'embedded-engine.ts': {
    defaultStartParams: 'they turn fsync off with `-F`, as one parameter of its own',
    'wal_sync_method=fsync': 'fdatasync is still answered without asking the file system',
    'no-wasm-tier-up': 'one function of PGlite still takes V8 600 MB to optimise (docs/decisions/016)',
    initDbStartParams: 'they are handed to initdb',
  },
};

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const upgradeList = Object.entries(internals)
  .flatMap(([file, points]) =>
    Object.entries(points).map(([name, check]) => `  server/db/engine/${file} · ${name}: ${check}`),
  )
  .join('\n');

describe('the version of PGlite', () => {
  it('is the one whose internals were checked', () => {
    const { version } = JSON.parse(read('../../../node_modules/@electric-sql/pglite/package.json'));
    const { dependencies } = JSON.parse(read('../../../package.json'));
    expect(
      { installed: version, pinned: dependencies['@electric-sql/pglite'] },
      `Before an upgrade of PGlite, check in its source that this still holds, then change checkedVersion:\n${upgradeList}\n`,
    ).toEqual({ installed: checkedVersion, pinned: checkedVersion });
  });

  it.each(Object.entries(internals))('has everything on the list that %s uses', (file, points) => {
    const source = read(`./${file}`);
    for (const name of Object.keys(points)) expect(source).toContain(name);
    const overridden = [...source.matchAll(/override (?:async )?(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(points)).toEqual(expect.arrayContaining(overridden));
  });
});
