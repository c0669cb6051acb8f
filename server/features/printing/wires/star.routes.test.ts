import { describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { buildPrintingRestaurant, dotsOf } from '#server/testing/printers/build-printing-restaurant.ts';
import { callInside } from '#server/testing/printers/call-printing.ts';
import { createStarPrinter, type StarFaults } from '#server/testing/printers/star-printer.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const ringTroubles = () => runIfDue(test, 'ring for tickets in trouble');

/** A printer that was asked for its interval already. */
const build = async (faults: Partial<StarFaults> = {}, settings: Record<string, unknown> = {}) => {
  const place = await buildPrintingRestaurant(test, () => ({ kind: 'star', ...settings }));
  const printer = createStarPrinter(callInside(test.app), place.path, faults);
  await printer.turn();
  return { ...place, printer };
};
const endLease = async () => {
  test.clock.advance((printingSeconds.lease + 1) * 1000);
  await ringTroubles();
};

describe('a Star printer', () => {
  it('with nothing to print is asked for its interval, once, and is online', async () => {
    const { printer, status } = await build({ interval: '60' });
    for (let turn = 0; turn < 3; turn++) await printer.turn();
    expect(printer.answers).toEqual([200, 200, 200, 200]);
    expect(await status()).toBe('ok');
    test.clock.advance(100_000);
    expect(await status()).toBe('ok');
    test.clock.advance(60_000);
    expect(await status()).toBe('offline');
  });

  it.each([{ okCode: 'OK' }, { okCode: '200 OK' }, { sendsToken: false }, { confirmsBy: 'GET' as const }])(
    'prints an order once, as the owner sees it, with %o',
    async (faults) => {
      const { printer, order, states, preview, troubles } = await build(faults);
      const orderId = await order();
      await printer.turn();
      await printer.turn();
      expect(printer.printed.map(dotsOf)).toEqual([await preview(orderId)]);
      expect(await states(orderId)).toEqual(['printed']);
      expect(await troubles()).toEqual([]);
    },
  );

  it.each([58, 80])('gets a picture in the dots of its paper of %i mm', async (paper) => {
    const { printer, order } = await build({}, { paper });
    await order();
    await printer.turn();
    expect(printer.printed[0]?.width).toBe(paper === 58 ? 384 : 576);
  });

  it('prints one after the other what came together', async () => {
    const { printer, order, states, preview } = await build();
    const [first, second] = [await order(), await order({ customerName: 'א'.repeat(80) })];
    for (let turn = 0; turn < 3; turn++) await printer.turn();
    expect(printer.printed.map(dotsOf)).toEqual([await preview(first), await preview(second)]);
    expect(await states(second)).toEqual(['printed']);
  });

  it('that fetches the same ticket twice prints it once', async () => {
    const { printer, order, states } = await build({ fetchesTwice: true });
    const orderId = await order();
    await printer.turn();
    expect(printer.printed).toHaveLength(1);
    expect(await states(orderId)).toEqual(['printed']);
  });

  it.each(['on its way', 'its answer'] as const)(
    'whose confirmation is lost, %s, repeats it, and prints nothing again',
    async (losesConfirmation) => {
      for (const sendsToken of [true, false]) {
        const { printer, order, states } = await build({ losesConfirmation, sendsToken });
        const [first, second] = [await order(), await order()];
        for (let turn = 0; turn < 3; turn++) await printer.turn();
        expect(printer.printed).toHaveLength(2);
        expect([await states(first), await states(second)]).toEqual([['printed'], ['printed']]);
      }
    },
  );

  it('without paper is told of nothing; the ticket waits, and comes out when there is paper', async () => {
    const { printer, order, states, status } = await build({ paper: 'out' });
    const orderId = await order();
    await printer.turn();
    expect([await states(orderId), await status(), printer.printed.length]).toEqual([
      ['waiting'],
      'paper_out',
      0,
    ]);
    printer.now.paper = 'in';
    await printer.turn();
    expect([await states(orderId), await status(), printer.printed.length]).toEqual([['printed'], 'ok', 1]);
  });

  it('with an open cover is waited for likewise', async () => {
    const { printer, order, states, status } = await build({ isCoverOpen: true });
    const orderId = await order();
    await printer.turn();
    expect([await states(orderId), await status()]).toEqual([['waiting'], 'cover_open']);
    printer.now.isCoverOpen = false;
    await printer.turn();
    expect(await states(orderId)).toEqual(['printed']);
  });

  it.each([true, false])(
    'whose paper ends in the middle fetches the same ticket again when it has some, with a token: %s',
    async (sendsToken) => {
      const { printer, order, states, troubles } = await build({
        paper: 'ends in the middle of the next ticket',
        sendsToken,
      });
      const orderId = await order();
      await printer.turn();
      // Longer than a lease: the printer says all the time that it has the ticket and no paper.
      for (let turn = 0; turn < 4; turn++) {
        await printer.turn();
        test.clock.advance(60_000);
        await ringTroubles();
      }
      expect([await states(orderId), printer.partlyPrinted()]).toEqual([['taken'], 1]);
      expect(await troubles()).toEqual(['overdue']);
      printer.now.paper = 'in';
      await printer.turn();
      expect([await states(orderId), printer.printed.length]).toEqual([['printed'], 1]);
    },
  );

  it('that waits to be told after its paper is back is told of the ticket that it has', async () => {
    const { path, order } = await build();
    const call = callInside(test.app);
    const poll = async (statusCode: string) => {
      const { body } = await call('POST', path, {
        type: 'application/json',
        body: JSON.stringify({ statusCode }),
      });
      return JSON.parse(body.toString());
    };
    await order();
    const { jobToken } = await poll('200 OK');
    await call('GET', `${path}?token=${jobToken}`);
    expect(await poll('200 OK')).toEqual({ jobReady: false });
    expect(await poll('410')).toEqual({ jobReady: false });
    expect(await poll('200 OK')).toMatchObject({ jobReady: true, jobToken });
  });

  it('that loses its power after the fetch leaves the ticket unconfirmed: it rings, and never comes out by itself', async () => {
    const { printer, order, states, troubles, preview, printAgain } = await build({
      losesPowerAfterFetch: true,
    });
    const orderId = await order();
    await printer.turn();
    await printer.turn();
    expect([await states(orderId), printer.printed.length]).toEqual([['taken'], 0]);
    await endLease();
    await printer.turn();
    expect([await states(orderId), await troubles(), printer.printed.length]).toEqual([
      ['unconfirmed'],
      ['unconfirmed'],
      0,
    ]);
    const first = await preview(orderId);
    expect((await printAgain(orderId)).body).toMatchObject({ isCopy: true });
    await printer.turn();
    expect(printer.printed.map(dotsOf)).toEqual([await preview(orderId)]);
    // It says that it is a copy.
    expect(printer.printed.map(dotsOf)).not.toContainEqual(first);
    expect([await states(orderId), await troubles()]).toEqual([['printed', 'unconfirmed'], []]);
  });

  it('that confirms late is believed', async () => {
    const { printer, order, states, troubles } = await build({ losesConfirmation: 'on its way' });
    const orderId = await order();
    await printer.turn();
    await endLease();
    expect([await states(orderId), await troubles()]).toEqual([['unconfirmed'], ['unconfirmed']]);
    await printer.turn();
    expect([await states(orderId), await troubles(), printer.printed.length]).toEqual([['printed'], [], 1]);
  });

  it('that wants another type is refused, and the ticket rings instead of coming up forever', async () => {
    const { printer, order, states, troubles, newestJob } = await build({ type: 'text/plain' });
    const orderId = await order();
    await printer.turn();
    await printer.turn();
    expect(printer.answers).toContain(415);
    expect([await states(orderId), await troubles()]).toEqual([['failed'], ['failed']]);
    expect(await newestJob(orderId)).toMatchObject({ problem: 'bad_ticket' });
  });

  it('is known by its address and not by what it says of itself', async () => {
    const one = await build({ mac: '00:11:62:00:00:02' });
    const other = await build({ mac: '00:11:62:00:00:01' });
    const orderId = await one.order();
    await other.printer.turn();
    expect(other.printer.printed).toEqual([]);
    await one.printer.turn();
    expect(one.printer.printed.map(dotsOf)).toEqual([await one.preview(orderId)]);
  });

  it('confirms no ticket of another printer', async () => {
    const [mine, theirs] = [await build(), await build()];
    const orderId = await theirs.order();
    const call = callInside(test.app);
    const token = (await theirs.newestJob(orderId))._id;
    const { status } = await call('DELETE', `${mine.path}?code=OK&token=${token}`);
    expect([status, await theirs.states(orderId)]).toEqual([200, ['waiting']]);
    expect((await call('GET', `${mine.path}?token=${token}`)).status).toBe(404);
  });

  it('gets its copies below each other, and opens the drawer only with a bill', async () => {
    const { printer, order, preview } = await build({}, { copies: 2, opensDrawer: true });
    const orderId = await order();
    await printer.turn();
    const { height } = await preview(orderId);
    expect(printer.printed[0]?.height).toBeGreaterThan(2 * height);
    expect(printer.drawerPulses()).toBe(0);
  });
});

describe('the address of a Star printer', () => {
  it('holds nothing beside it, and nothing that anybody may store', async () => {
    const { path, order } = await build();
    await order();
    const call = callInside(test.app);
    expect((await call('GET', `${path}/cloudprnt-setting.json`)).status).toBe(404);
    const { headers } = await call('GET', path);
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
  });

  it('is not fetched from by whoever only looks', async () => {
    const { path, order, states } = await build();
    const orderId = await order();
    const { statusCode } = await test.app.inject({ method: 'HEAD', url: path });
    expect([statusCode, await states(orderId)]).toEqual([405, ['waiting']]);
  });

  it('stops when it is replaced, for one that is used under another kind, and was never another', async () => {
    const { owner, printerId, path } = await build();
    const call = callInside(test.app);
    const form = { type: 'application/x-www-form-urlencoded', body: 'ConnectionType=GetRequest' };
    const { body } = await owner.post(`/printers/${printerId}/secret`, {});
    const statuses = [
      await call('GET', path),
      await call('GET', new URL(body.address).pathname),
      await call('POST', path.replace('star', 'epson'), form),
      await call('GET', path.slice(0, -1)),
    ].map(({ status, body: text }) => [status, text.toString().includes('not_found')]);
    expect(statuses).toEqual(Array.from({ length: 4 }, () => [404, true]));
  });

  it.each([
    ['no JSON', 'x', 400],
    ['no object', '7', 400],
    ['no status', '{}', 400],
    ['half of it', '{"statusCode":"200', 400],
    ['too much', `{"statusCode":"200","x":"${'y'.repeat(20_000)}"}`, 413],
    ['other things too', '{"statusCode":"200%20OK","clientAction":7,"status":{},"jobToken":null}', 200],
  ])('answers %s with a status of its own', async (_, body, status) => {
    const { path } = await build();
    const answer = await callInside(test.app)('POST', path, { type: 'application/json', body });
    expect(answer.status).toBe(status);
  });
});
