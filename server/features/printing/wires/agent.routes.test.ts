import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { decodeEscPos } from '#core/printing/wires/testing/decode-esc-pos.ts';
import { countWaiting, holdPrinter } from '#server/testing/hold-rows.ts';
import { buildPrintingRestaurant, dotsOf } from '#server/testing/printers/build-printing-restaurant.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();
const countConnections = (server: Server) => promisify(server.getConnections.bind(server))();
const fine = '12121212';
const noPaper = '1a32127e';

const build = async () => {
  let secret = '';
  const place = await buildPrintingRestaurant(test, async (owner) => {
    const { body: made } = await owner.post('/print-agents/codes', { name: 'Kitchen' });
    secret = (await test.visitor().post('/print-agents/pair', { code: made.code })).body.secret;
    const [{ _id: agentId }] = (await owner.get('/print-agents')).body;
    return { kind: 'network', network: { agentId, host: '10.0.0.7', port: 9100 } };
  });
  const { printerId } = place;
  const call = (path: string, body: object) => test.visitor().post(`/print/agent/${secret}${path}`, body);
  return {
    ...place,
    call,
    claimPath: `/print/agent/${secret}/claim`,
    poll: (body: object = {}) => call('', body),
    claim: (status = fine, id = printerId) => call('/claim', { printerId: id, status }),
    confirm: (jobId: string, result = 'printed', id = printerId) =>
      call('/confirm', { printerId: id, jobId, result }),
  };
};

describe('what an agent asks for', () => {
  it('is where its printers are, and which has a ticket, unless it is busy there', async () => {
    const { printerId, poll, order, status } = await build();
    const at = { _id: printerId, host: '10.0.0.7', port: 9100 };
    expect((await poll()).body).toEqual({ printers: [{ ...at, hasTicket: false }] });
    await order();
    expect((await poll()).body).toEqual({ printers: [{ ...at, hasTicket: true }] });
    expect((await poll({ busy: [printerId] })).body).toEqual({ printers: [{ ...at, hasTicket: false }] });
    await poll({ printers: [{ _id: printerId, status: noPaper }] });
    expect(await status()).toBe('paper_out');
  });

  it('is answered when a ticket comes, whoever writes it', async () => {
    const { owner, printerId, poll, order } = await build();
    for (const write of [order, () => owner.post(`/printers/${printerId}/test`)]) {
      const [answer] = await Promise.all([poll({ waitSeconds: 25 }), write()]);
      expect(answer.body.printers).toMatchObject([{ hasTicket: true }]);
    }
  });

  it('is the ticket as bytes, once, and only for a printer that can print', async () => {
    const { claim, order, preview, states, confirm } = await build();
    const orderId = await order();
    expect((await claim(noPaper)).body).toEqual({ job: null });
    expect(await states(orderId)).toEqual(['waiting']);
    const [{ body: one }, { body: other }] = await Promise.all([claim(), claim()]);
    const jobs = [one.job, other.job].filter((job) => job !== null);
    expect(jobs).toHaveLength(1);
    const { tickets } = decodeEscPos(Buffer.from(jobs[0].bytes, 'base64'));
    expect(tickets.map(dotsOf)).toEqual([await preview(orderId)]);
    for (let time = 0; time < 2; time++) expect((await confirm(jobs[0]._id)).status).toBe(200);
    expect(await states(orderId)).toEqual(['printed']);
  });

  it('goes back when not a byte of it was sent', async () => {
    const { claim, order, states, confirm } = await build();
    const orderId = await order();
    const { body } = await claim();
    await confirm(body.job._id, 'unsent');
    expect(await states(orderId)).toEqual(['waiting']);
  });

  // The embedded engine runs one transaction at a time: it does not tell when the call has arrived.
  it.skipIf(testEngine !== 'postgres')('goes back when the line broke before it was answered', async () => {
    const { claimPath, printerId, claim, order } = await build();
    await order();
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const release = await holdPrinter(test.engine, printerId);
    const line = new AbortController();
    const claiming = fetch(`${url}/api${claimPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ printerId, status: fine }),
      signal: line.signal,
    });
    await expect.poll(() => countWaiting(test.engine)).toBe(1);
    line.abort();
    await expect(claiming).rejects.toThrow();
    await expect.poll(() => countConnections(test.app.server)).toBe(0);
    await release();
    await expect.poll(() => countWaiting(test.engine)).toBe(0);
    await expect.poll(async () => (await claim()).body.job !== null).toBe(true);
  });

  it("is never another owner's", async () => {
    const [mine, theirs] = [await build(), await build()];
    const orderId = await theirs.order();
    const { _id } = await theirs.newestJob(orderId);
    expect((await mine.claim(fine, theirs.printerId)).status).toBe(404);
    expect((await mine.confirm(_id, 'printed', theirs.printerId)).status).toBe(404);
    expect((await mine.confirm(_id)).status).toBe(200);
    await mine.poll({ printers: [{ _id: theirs.printerId, status: noPaper }] });
    expect([await theirs.states(orderId), await theirs.status()]).toEqual([['waiting'], 'new']);
    expect((await test.visitor().post(`/print/agent/${'x'.repeat(32)}`, {})).status).toBe(404);
  });

  it.each([
    { waitSeconds: 26 },
    { waitSeconds: -1 },
    { busy: ['x'] },
    { printers: [{ _id: '0'.repeat(24), status: 'xx' }] },
    { busy: Array.from({ length: 31 }, () => '0'.repeat(24)) },
  ])('is refused when it is none: %o', async (body) => {
    const { poll } = await build();
    expect((await poll(body)).status).toBe(400);
  });
});
