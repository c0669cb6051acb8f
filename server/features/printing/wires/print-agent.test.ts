import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { runsAll } from '#core/values/testing/runs.ts';
import { buildPrintingRestaurant, dotsOf } from '#server/testing/printers/build-printing-restaurant.ts';
import { type EscPosFaults, openEscPosPrinter } from '#server/testing/printers/esc-pos-printer.ts';
import { startPrintAgent } from '#server/testing/printers/print-agent-process.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

/* The agent as a process of its own, between the real server and a printer on a port. */
const test = setUpTestApp();
const ringTroubles = () => runIfDue(test, 'ring for tickets in trouble');
let url = '';
let folder = '';
let files = 0;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'menta-print-agent-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const openPrinter = async (faults?: Partial<EscPosFaults>, port?: number) => {
  const printer = await openEscPosPrinter(faults, port);
  closing.push(printer.close);
  return printer;
};
type Printer = Awaited<ReturnType<typeof openPrinter>>;

/** A restaurant whose printer is this one, and its agent; paired, and not started. */
const buildNetwork = async ({ port }: { port: number }, settings: Record<string, unknown> = {}) => {
  const file = join(folder, `agent-${++files}.json`);
  const place = await buildPrintingRestaurant(test, async (owner) => {
    const { body: made } = await owner.post('/print-agents/codes', { name: 'Kitchen' });
    const { body: paired } = await test.visitor().post('/print-agents/pair', { code: made.code });
    await writeFile(file, JSON.stringify({ server: url, secret: paired.secret }));
    const [{ _id: agentId }] = (await owner.get('/print-agents')).body;
    return { kind: 'network', network: { agentId, host: '127.0.0.1', port }, ...settings };
  });
  const start = (pace?: number) => {
    const agent = startPrintAgent({ file, pace });
    closing.push(agent.kill);
    return agent;
  };
  return {
    ...place,
    start,
    /** Until the newest job of an order is in this state. */
    untilState: (orderId: string, state: string) =>
      expect.poll(async () => (await place.states(orderId))[0]).toBe(state),
  };
};
/** A running agent with its printer. */
const build = async (faults?: Partial<EscPosFaults>, settings?: Record<string, unknown>) => {
  const printer = await openPrinter(faults);
  const place = await buildNetwork(printer, settings);
  return { ...place, printer, agent: place.start() };
};
const pictures = ({ printed }: Printer) => printed.tickets.map(dotsOf);
const endLease = async () => {
  test.clock.advance((printingSeconds.lease + 1) * 1000);
  await ringTroubles();
};

describe('a print agent', () => {
  it('is fetched from the server, pairs with a code, and keeps its secret to itself', async () => {
    const { status, headers, body } = await test.visitor().page('/print-agent.mjs');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(body).toContain('#!/usr/bin/env node');
    const owner = await test.owner();
    const { body: made } = await owner.post('/print-agents/codes', { name: 'Kitchen' });
    const file = join(folder, 'deep', 'paired.json');
    const agent = startPrintAgent({ file, pairing: { server: `${url}/`, code: made.code.toLowerCase() } });
    closing.push(agent.kill);
    await expect.poll(async () => (await owner.get('/print-agents')).body[0]?.isOnline).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { secret } = JSON.parse(await readFile(file, 'utf8'));
    expect(agent.output()).not.toContain(secret);
    // What was removed stops, and says what to do.
    const [{ _id }] = (await owner.get('/print-agents')).body;
    await agent.kill();
    await owner.delete(`/print-agents/${_id}`);
    const removed = startPrintAgent({ file });
    expect([await removed.exited, removed.output()]).toEqual([1, expect.stringContaining('removed')]);
  });

  it('says in a sentence why it cannot begin', async () => {
    const begin = async (pairing?: { server: string; code: string }) => {
      const agent = startPrintAgent({ file: join(folder, 'none.json'), ...(pairing && { pairing }) });
      return [await agent.exited, agent.output().trim().split('\n').length];
    };
    expect(await begin()).toEqual([1, 1]);
    expect(await begin({ server: url, code: 'WRONG123' })).toEqual([1, 1]);
    expect(await begin({ server: 'http://127.0.0.1:1', code: 'WRONG123' })).toEqual([1, 1]);
  });

  it.each([{}, { readsHighByte: false }])(
    'prints an order once, as the owner sees it: %o',
    async (faults) => {
      const { printer, order, preview, untilState, status, troubles } = await build(faults);
      const orderId = await order();
      await untilState(orderId, 'printed');
      expect(pictures(printer)).toEqual([await preview(orderId)]);
      expect([await status(), await troubles(), printer.refused()]).toEqual(['ok', [], 0]);
      // Nobody else could print while the line is held.
      await expect.poll(printer.isConnected).toBe(false);
    },
  );

  it('prints what came while it was away, in turn, each copy with its own cut', async () => {
    const printer = await openPrinter();
    const { start, order, preview, untilState } = await buildNetwork(printer, { copies: 2 });
    const [first, second] = [await order(), await order()];
    start();
    await untilState(second, 'printed');
    const [one, other] = [await preview(first), await preview(second)];
    expect(pictures(printer)).toEqual([one, one, other, other]);
  });

  it('serves several printers at once, each over one line', async () => {
    const [kitchen, bar] = [await openPrinter(), await openPrinter({ isSilent: true })];
    const { start, owner, order, addPrinter, states } = await buildNetwork(kitchen);
    const [{ _id: agentId }] = (await owner.get('/print-agents')).body;
    await addPrinter({ kind: 'network', network: { agentId, host: '127.0.0.1', port: bar.port } });
    start();
    const orderId = await order();
    await expect.poll(async () => (await states(orderId)).toSorted()).toEqual(['printed', 'waiting']);
    bar.now.isSilent = false;
    await expect.poll(() => states(orderId)).toEqual(['printed', 'printed']);
    expect([kitchen.printed.tickets.length, bar.printed.tickets.length]).toEqual([1, 1]);
    expect([kitchen.refused(), bar.refused()]).toEqual([0, 0]);
  });

  it.each([
    [{ paper: 'out' as const }, 'paper_out'],
    [{ isCoverOpen: true }, 'cover_open'],
  ])('takes nothing for a printer that cannot print, and says why: %o', async (faults, said) => {
    const { printer, order, states, status, untilState } = await build(faults);
    const orderId = await order();
    await expect.poll(status).toBe(said);
    expect([await states(orderId), printer.printed.tickets.length]).toEqual([['waiting'], 0]);
    printer.mend();
    await untilState(orderId, 'printed');
    expect(printer.printed.tickets).toHaveLength(1);
    await expect.poll(status).toBe('ok');
  });

  it('waits with a printer whose paper ends in the middle, and confirms when the rest is out', async () => {
    const { printer, order, states, status, preview, untilState } = await build({
      paper: 'ends in the middle of the next ticket',
    });
    const orderId = await order();
    await expect.poll(status).toBe('paper_out');
    // As long as the printer says so the ticket is not given up.
    test.clock.advance(printingSeconds.lease * 500);
    expect([await states(orderId), printer.partlyPrinted()]).toEqual([['taken'], 1]);
    printer.mend();
    await untilState(orderId, 'printed');
    expect(pictures(printer)).toEqual([await preview(orderId)]);
  });

  it.each(['isSilent', 'isHalfOpen'] as const)(
    'takes nothing for a printer that is connected and says nothing (%s)',
    async (fault) => {
      const { printer, agent, order, states, untilState } = await build({ [fault]: true });
      const orderId = await order();
      await expect.poll(agent.output).toContain('does not answer');
      expect(await states(orderId)).toEqual(['waiting']);
      printer.now[fault] = false;
      await untilState(orderId, 'printed');
      expect(printer.printed.tickets).toHaveLength(1);
    },
  );

  it('takes nothing for a printer that is not there, and prints when it is', async () => {
    const away = await openEscPosPrinter();
    await away.close();
    const { start, order, states, status, untilState } = await buildNetwork(away);
    const agent = start();
    const orderId = await order();
    await expect.poll(agent.output).toContain('ECONNREFUSED');
    expect([await states(orderId), await status()]).toEqual([['waiting'], 'new']);
    const printer = await openPrinter({}, away.port);
    await untilState(orderId, 'printed');
    expect(printer.printed.tickets).toHaveLength(1);
  });

  it('waits for a printer that reads a byte at a time', async () => {
    const printer = await openPrinter({ bytesPerMillisecond: runsAll ? 1 : 50 });
    const { start, order, preview, untilState } = await buildNetwork(printer, { paper: 58 });
    // The printer takes its time by real milliseconds, longer ones on a busy machine: the two minutes that an agent waits
    // for a proof may not go fifty times as fast.
    start(runsAll ? 0.5 : 10);
    const orderId = await order();
    await untilState(orderId, 'printed');
    expect(pictures(printer)).toEqual([await preview(orderId)]);
  });

  it('leaves a ticket unconfirmed when the line breaks, and goes on with the next', async () => {
    const { printer, order, states, troubles, untilState, agent } = await build({ breaksOff: true });
    const [first, second] = [await order(), await order()];
    await expect.poll(agent.output).toContain('before it had printed');
    expect(await states(first)).toEqual(['taken']);
    await endLease();
    expect(await states(first)).toEqual(['unconfirmed']);
    expect(await troubles()).toContain('unconfirmed');
    const third = await order();
    for (const later of [second, third]) await untilState(later, 'printed');
    expect([await states(first), printer.printed.tickets.length]).toEqual([['unconfirmed'], 2]);
  });

  it('does not believe a printer that proves nothing', async () => {
    const { printer, order, states, agent } = await build({ provesNothing: true });
    const orderId = await order();
    await expect.poll(agent.output).toContain('no proof of printing');
    expect([await states(orderId), printer.printed.tickets.length]).toEqual([['taken'], 1]);
    await endLease();
    expect(await states(orderId)).toEqual(['unconfirmed']);
  });

  it('killed between the ticket and its proof leaves it unconfirmed, and prints it never again', async () => {
    const { printer, order, states, troubles, agent, start, printAgain, preview, untilState } = await build({
      paper: 'ends in the middle of the next ticket',
    });
    const orderId = await order();
    await printer.until(() => printer.partlyPrinted() === 1);
    await agent.kill();
    printer.mend();
    expect(pictures(printer)).toEqual([await preview(orderId)]);
    start();
    const next = await order();
    await endLease();
    expect(await troubles()).toContain('unconfirmed');
    const last = await order();
    await untilState(last, 'printed');
    expect([await states(orderId), await states(next)]).toEqual([['unconfirmed'], ['printed']]);
    expect(printer.printed.tickets).toHaveLength(3);
    await printAgain(orderId);
    await untilState(orderId, 'printed');
    expect(pictures(printer).at(-1)).toEqual(await preview(orderId));
    expect(pictures(printer).at(-1)).not.toEqual(pictures(printer)[0]);
  });

  it('calls again when its lines to the server break', async () => {
    const { order, untilState, status } = await build();
    await expect.poll(status).toBe('ok');
    for (let round = 0; round < 3; round++) {
      test.app.server.closeAllConnections();
      await untilState(await order(), 'printed');
    }
  });

  it.runIf(process.platform === 'linux')('stays small', async () => {
    const { agent, order, untilState } = await build();
    for (let round = 0; round < 10; round++) await untilState(await order(), 'printed');
    const status = await readFile(`/proc/${agent.pid}/status`, 'utf8');
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
    expect(Number(kilobytes) / 1024).toBeLessThanOrEqual(80);
  });
});
