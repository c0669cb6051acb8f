import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/*
 * The embedded database belongs to the running service, so the operator's commands ask it: over the loopback address, with a secret
 * that whoever may read the data folder can read.
 */
const fileIn = (dataDir: string): string => join(dataDir, 'menta-control.json');

/** What it can be asked for: a backup into the file that is named, and a command of the operator. */
type Call = (body: string, signal: AbortSignal) => Promise<string>;
type Calls = Record<'backup' | 'operator', Call>;
type Control = {
  port: number;
  token: string;
  /** An older service takes whatever it is sent for the name of a backup. */
  calls?: string[];
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Answers what the call returned, or why it failed. One that nobody waits for any more is aborted. */
export const serveControl = async (dataDir: string, calls: Calls) => {
  const token = randomBytes(32).toString('base64url');
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: string) => void response.writeHead(status).end(body);
    if (request.method !== 'POST' || !isSame(request.headers.authorization ?? '', token))
      return answer(403, 'refused');
    const left = new AbortController();
    response.on('close', () => left.abort(new Error('nobody waits for it any more')));
    const call = request.url === '/operator' ? calls.operator : calls.backup;
    try {
      answer(200, await call(await text(request), left.signal));
    } catch (error) {
      answer(500, error instanceof Error ? error.message : String(error));
    }
  });
  // A large database takes minutes, and the caller waits.
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const control: Control = { port, token, calls: Object.keys(calls) };
  rmSync(fileIn(dataDir), { force: true });
  writeFileSync(fileIn(dataDir), JSON.stringify(control), { mode: 0o600 });
  return {
    close: async (): Promise<void> => {
      rmSync(fileIn(dataDir), { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** The file of a service that was killed is still there. */
const isListening = async (port: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
};

/** Whose answer never came: it was asked, and then it was gone. */
const ended = { ok: false, text: 'the service ended meanwhile; see its log, and room on its disk.' };

/** What the running service answered; null when none can be asked. */
export const askService = async (
  dataDir: string,
  call: keyof Calls,
  body: string,
): Promise<{ ok: boolean; text: string } | null> => {
  let isAsked = false;
  try {
    const { port, token, calls } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Control;
    if (call !== 'backup' && !calls?.includes(call)) return null;
    await isListening(port);
    isAsked = true;
    const response = await fetch(`http://127.0.0.1:${port}/${call}`, {
      method: 'POST',
      headers: { authorization: token },
      body,
      signal: null,
    });
    return { ok: response.ok, text: await response.text() };
  } catch {
    return isAsked ? ended : null;
  }
};
