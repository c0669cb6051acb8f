import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { runsAll } from '#core/values/testing/runs.ts';
import { buildPrinter, buildPrintingRestaurant, dotsOf } from '#server/testing/printers/build-printer.ts';
import { type EscPosFaults, openEscPosPrinter } from '#server/testing/printers/esc-pos-printer.ts';
import { startPrintAgent } from '#server/testing/printers/print-agent-process.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

/* The agent as a process of its own, between the real server and a printer on a port. */
const test = setUpTestApp();
let url = '';
let folder = '';
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'menta-print-agent-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
const openPrinter = async (faults?: Partial<EscPosFaults>, port?: number) => {
  const printer = await openEscPosPrinter(faults, port);
  closing.push(printer.close);
  return printer;
};
const startAgent = (options: Parameters<typeof startPrintAgent>[0]) => {
  const agent = startPrintAgent(options);
  closing.push(agent.kill);
  return agent;
};

/** A restaurant with a printer on this port, and the code and file of an agent that is not started yet. */
const buildNetwork = async (port: number, settings: Record<string, unknown> = {}) => {
  const { owner, ...place } = await buildPrintingRestaurant(test, { kind: 'browser' });
  await owner.delete(`/printers/${place.printerId}`);
  const { body } = await owner.post('/print-agents/codes', { name: 'Kitchen' });
  const { body: paired } = await test.visitor().post('/print-agents/pair', { code: body.code });
  const [{ _id: agentId }] = (await owner.get('/print-agents')).body;
  const network = { agentId, host: '127.0.0.1', port };
  const { id } = await buildPrinter(owner, { kind: 'network', network, ...settings });
  const file = join(folder, `agent-${++files}.json`);
  return { ...place, owner, printerId: id, agentId, secret: paired.secret as string, file };
};
