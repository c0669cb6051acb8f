import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printerBody } from '#server/testing/build-printer.ts';
import { callOver, type WireAnswer, type WireCall } from '#server/testing/printers/call-printing.ts';
import { createEpsonPrinter } from '#server/testing/printers/epson-printer.ts';
import { openEscPosPrinter } from '#server/testing/printers/esc-pos-printer.ts';
import { startPrintAgent } from '#server/testing/printers/print-agent-process.ts';
import { createStarPrinter } from '#server/testing/printers/star-printer.ts';
import type { Kit } from '../machine/kit.ts';
import type { ClientLog } from '../verdict/client-log.ts';
import { pictureOf } from '../verdict/picture-of.ts';
import { pause } from '../workload/pace.ts';
import type { Random } from '../workload/random.ts';
import type { Restaurant } from '../workload/restaurant.ts';

/** Of the agent's time: patient enough for a busy machine. */
const agentPace = 0.1;
const turnEveryMs = 50;
const repeatEveryMs = 100;

const handsOutTicket = ({ status, type, body }: WireAnswer): boolean =>
  status === 200 && body.length > 0 && (type === 'image/png' || type.startsWith('text/xml'));
const isConfirmation = (method: string, body: string | undefined): boolean =>
  method === 'DELETE' || (body ?? '').includes('SetResponse');

/** The line of printers that fetch: it can be held where a ticket was handed out and nothing was confirmed. */
const createFetchLine = (url: () => string, random: Random) => {
  const send = callOver(url);
  let held: ((release: () => void) => void) | null = null;
  let confirmationTries = 1;

  const sendConfirmation: WireCall = async (...sent) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await send(...sent);
      } catch (error) {
        if (tried >= confirmationTries) throw error;
        await pause(repeatEveryMs);
      }
    }
  };
  const call: WireCall = async (method, path, sent) => {
    if (isConfirmation(method, sent?.body)) return sendConfirmation(method, path, sent);
    const answer = await send(method, path, sent);
    const hold = held;
    if (hold && handsOutTicket(answer)) {
      held = null;
      await new Promise<void>(hold);
    }
    return answer;
  };
  return {
    call,
    /** Resolves when a ticket was handed out and has not reached its printer's paper; it does when that is called. */
    holdNextTicket: (): Promise<() => void> =>
      new Promise((resolve) => {
        // A printer repeats its confirmation for a while, or forgets it.
        confirmationTries = random.between(0, 1) === 0 ? 1 : 100;
        held = (release) => resolve(release);
      }),
  };
};

type Fetching = {
  printed: readonly Parameters<typeof pictureOf>[0][];
  turn: () => Promise<void>;
};

/** One printer of each kind, every one of which prints every order; and what comes out of them. */
export const openPrinters = async (
  kit: Kit,
  { url, owner }: Restaurant,
  { log, random, wireUrl = () => url }: { log: ClientLog; random: Random; wireUrl?: () => string },
) => {
  let isClosed = false;
  const line = createFetchLine(wireUrl, random);
  const add = async (settings: Record<string, unknown>): Promise<{ id: string; path: string }> => {
    const { status, body } = await owner.send(
      'POST',
      '/printers',
      printerBody({ moment: 'arrival', ...settings }),
    );
    if (status !== 201) throw new Error(`adding a printer answered ${status}`);
    log.write({ kind: 'printer-opened', printer: body.printer._id });
    return { id: body.printer._id, path: body.address ? new URL(body.address).pathname : '' };
  };

  const writeNew = (id: string, printed: Fetching['printed']) => {
    let written = 0;
    return () => {
      for (; written < printed.length; written += 1) {
        const bitmap = printed[written];
        if (bitmap) log.write({ kind: 'ticket-printed', printer: id, picture: pictureOf(bitmap) });
      }
    };
  };
  const runFetching = async (id: string, printer: Fetching): Promise<void> => {
    const write = writeNew(id, printer.printed);
    while (!isClosed) {
      // A server that is gone: it asks again later.
      await printer.turn().catch(() => {});
      write();
      await pause(turnEveryMs);
    }
  };
  const openFetching = async <Printer extends Fetching>(
    kind: 'star' | 'epson',
    create: (call: WireCall, path: string) => Printer,
  ): Promise<Printer & { running: Promise<void> }> => {
    const { id, path } = await add({ name: kind, kind });
    const printer = create(line.call, path);
    return { ...printer, running: runFetching(id, printer) };
  };

  const pairAgent = async (): Promise<{ agentId: string; file: string }> => {
    const { body: made } = await owner.send('POST', '/print-agents/codes', { name: 'Kitchen' });
    const { body: paired } = await owner.send('POST', '/print-agents/pair', { code: made.code });
    const file = join(kit.folder, 'print-agent.json');
    writeFileSync(file, JSON.stringify({ server: url, secret: paired.secret }));
    const { body: agents } = await owner.send('GET', '/print-agents');
    return { agentId: agents[0]._id, file };
  };

  const network = await openEscPosPrinter();
  kit.defer(network.close);
  const { agentId, file } = await pairAgent();
  const { id: networkId } = await add({
    name: 'network',
    kind: 'network',
    network: { agentId, host: network.host, port: network.port },
  });
  const writeNetwork = writeNew(networkId, network.printed.tickets);
  const star = await openFetching('star', createStarPrinter);
  const epson = await openFetching('epson', createEpsonPrinter);

  return {
    star,
    epson,
    network,
    holdNextTicket: line.holdNextTicket,
    startAgent: () => {
      const agent = startPrintAgent({ file, pace: agentPace });
      kit.defer(agent.kill);
      return agent;
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.all([star.running, epson.running]);
      writeNetwork();
    },
  };
};
