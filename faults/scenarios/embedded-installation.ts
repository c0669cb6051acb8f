import { join } from 'node:path';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import type { Kit } from '../machine/kit.ts';
import { readStored } from '../machine/read-stored.ts';
import { superviseServer } from '../machine/supervised-server.ts';
import { openLine } from '../machine/tcp-line.ts';

/** One process with the embedded engine, behind a line that can be disturbed. The data folder may move. */
export const installEmbedded = async (
  kit: Kit,
  {
    dataDir = () => join(kit.folder, 'data'),
    environment = {},
  }: { dataDir?: () => string; environment?: Record<string, string> } = {},
) => {
  const server = await superviseServer(kit, () => ({ DATA_DIR: dataDir(), ...environment }));
  const line = await openLine(kit, server.ports);
  return {
    server,
    line,
    url: `http://127.0.0.1:${line.port}`,
    stop: server.stop,
    serverLog: server.output,
    readStored: async (ownerId: string) =>
      readStored(await openEmbeddedEngine({ dataDir: dataDir() }), ownerId),
  };
};
