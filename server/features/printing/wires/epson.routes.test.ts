import { describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { buildPrintingRestaurant, dotsOf } from '#server/testing/printers/build-printing-restaurant.ts';
import { callInside } from '#server/testing/printers/call-printing.ts';
import { createEpsonPrinter, type EpsonFaults } from '#server/testing/printers/epson-printer.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const ringTroubles = () => runIfDue(test, 'ring for tickets in trouble');

const build = async (faults: Partial<EpsonFaults> = {}, settings: Record<string, unknown> = {}) => {
  const place = await buildPrintingRestaurant(test, () => ({ kind: 'epson', ...settings }));
  return { ...place, printer: createEpsonPrinter(callInside(test.app), place.path, faults) };
};
const endLease = async () => {
  test.clock.advance((printingSeconds.lease + 1) * 1000);
  await ringTroubles();
};

describe('an Epson printer', () => {
  it('with nothing to print gets nothing, and is online', async () => {
    const { printer, status } = await build();
    expect(await status()).toBe('new');
    await printer.turn();
    await printer.tellStatus();
    expect([printer.answers, await status()]).toEqual([[200, 200], 'ok']);
  });

  it.each([{}, { writes: 'raw' as const }, { namesJob: false }, { writes: 'raw' as const, namesJob: false }])(
    'prints an order once, as the owner sees it, with %o',
    async (faults) => {
      const { printer, order, states, preview, troubles } = await build(faults);
      const orderId = await order();
      await printer.turn();
      await printer.turn();
      expect(printer.printed.map(dotsOf)).toEqual([await preview(orderId)]);
      expect([await states(orderId), await troubles()]).toEqual([['printed'], []]);
    },
  );

  it.each([58, 80])('gets a picture in the dots of its paper of %i mm', async (paper) => {
    const { printer, order } = await build({}, { paper });
    await order();
    await printer.turn();
    expect(printer.printed[0]?.width).toBe(paper === 58 ? 384 : 576);
  });

  it('gets each copy with its own cut', async () => {
    const { printer, order, preview } = await build({}, { copies: 2 });
    const orderId = await order();
    await printer.turn();
    const seen = await preview(orderId);
    expect(printer.printed.map(dotsOf)).toEqual([seen, seen]);
  });

  it.each(['on its way', 'its answer'] as const)(
    'whose result is lost, %s, repeats it, and prints nothing again',
    async (losesResult) => {
      for (const namesJob of [true, false]) {
        const { printer, order, states } = await build({ losesResult, namesJob });
        const [first, second] = [await order(), await order()];
        for (let turn = 0; turn < 3; turn++) await printer.turn();
        expect(printer.printed).toHaveLength(2);
        expect([await states(first), await states(second)]).toEqual([['printed'], ['printed']]);
      }
    },
  );

  it.each([
    [{ paper: 'out' as const }, 'paper_out', 'paper_out', 0],
    [{ paper: 'ends in the middle of the next ticket' as const }, 'paper_out', 'paper_out', 1],
    [{ isCoverOpen: true }, 'cover_open', 'cover_open', 0],
  ])('that cannot print says why, and it rings: %o', async (faults, problem, seen, partly) => {
    const { printer, order, states, troubles, newestJob, status, printAgain } = await build(faults);
    const orderId = await order();
    await printer.turn();
    expect(await newestJob(orderId)).toMatchObject({ state: 'failed', problem });
    expect([await troubles(), await status()]).toEqual([['failed'], seen]);
    expect([printer.printed.length, printer.partlyPrinted()]).toEqual([0, partly]);
    Object.assign(printer.now, { paper: 'in', isCoverOpen: false });
    await printer.turn();
    expect(printer.printed).toEqual([]);
    await printAgain(orderId);
    await printer.turn();
    expect([await states(orderId), await troubles(), printer.printed.length]).toEqual([
      ['printed', 'failed'],
      [],
      1,
    ]);
    expect(await status()).toBe('ok');
  });

  it('that loses its power with a ticket leaves it unconfirmed: it rings, and never comes out by itself', async () => {
    const { printer, order, states, troubles, printAgain } = await build({ losesPowerAfterFetch: true });
    const orderId = await order();
    await printer.turn();
    await printer.turn();
    expect(await states(orderId)).toEqual(['taken']);
    await endLease();
    await printer.turn();
    expect([await states(orderId), await troubles(), printer.printed.length]).toEqual([
      ['unconfirmed'],
      ['unconfirmed'],
      0,
    ]);
    expect((await printAgain(orderId)).body).toMatchObject({ isCopy: true });
    await printer.turn();
    expect(printer.printed).toHaveLength(1);
  });

  it('that confirms late is believed', async () => {
    const { printer, order, states, troubles } = await build({ losesResult: 'on its way' });
    const orderId = await order();
    await printer.turn();
    await endLease();
    expect(await troubles()).toEqual(['unconfirmed']);
    await printer.turn();
    expect([await states(orderId), await troubles(), printer.printed.length]).toEqual([['printed'], [], 1]);
  });

  it('that did not see the end of printing leaves the ticket unconfirmed', async () => {
    const { path, order, states } = await build();
    const orderId = await order();
    const call = callInside(test.app);
    const form = (body: string) => call('POST', path, { type: 'application/x-www-form-urlencoded', body });
    await form('ConnectionType=GetRequest&ID=x');
    const waited = '<PrintResponseInfo><response success="false" code="EX_TIMEOUT"/></PrintResponseInfo>';
    await form(`ConnectionType=SetResponse&ID=x&ResponseFile=${encodeURIComponent(waited)}`);
    expect(await states(orderId)).toEqual(['taken']);
    await endLease();
    expect(await states(orderId)).toEqual(['unconfirmed']);
  });

  it('says nothing of the ticket of another printer', async () => {
    const [mine, theirs] = [await build(), await build()];
    const orderId = await theirs.order();
    const { _id } = await theirs.newestJob(orderId);
    const claims = `<PrintResponseInfo><ePOSPrint><printjobid>${_id}</printjobid><response success="true"/></ePOSPrint></PrintResponseInfo>`;
    const { status } = await callInside(test.app)('POST', mine.path, {
      type: 'application/x-www-form-urlencoded',
      body: `ConnectionType=SetResponse&ID=x&ResponseFile=${encodeURIComponent(claims)}`,
    });
    expect([status, await theirs.states(orderId)]).toEqual([200, ['waiting']]);
  });
});

describe('the address of an Epson printer', () => {
  const bomb = `<!DOCTYPE x [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]><x>&e9;</x>`;
  const form = 'application/x-www-form-urlencoded';
  it.each([
    ['nothing', form, '', 400],
    ['another call', form, 'ConnectionType=Delete&ID=x', 400],
    ['a result that is no XML', form, 'ConnectionType=SetResponse&ResponseFile=hello', 400],
    ['a bomb of entities', form, `ConnectionType=SetResponse&ResponseFile=${bomb}`, 400],
    ['a thousand fields', form, 'a=b&'.repeat(4_000), 400],
    ['brackets', form, `ConnectionType=SetResponse&ResponseFile=${'<'.repeat(15_000)}>`, 400],
    ['zero bytes', form, 'ConnectionType=GetRequest&ID=\u0000', 400],
    ['more than a printer says', form, `ConnectionType=SetStatus&Status=${'x'.repeat(20_000)}`, 413],
    ['JSON', 'application/json', '{}', 415],
    ['XML without a form', 'text/xml', '<x/>', 415],
  ])('answers %s with a status of its own', async (_, type, body, status) => {
    const { path } = await build();
    expect((await callInside(test.app)('POST', path, { type, body })).status).toBe(status);
  });

  it('is the only place that takes a form', async () => {
    const { path } = await build();
    const elsewhere = path.replace('epson', 'star');
    const body = 'ConnectionType=GetRequest&ID=x';
    expect((await callInside(test.app)('POST', elsewhere, { type: form, body })).status).toBe(415);
    const answer = await callInside(test.app)('POST', path, { type: form, body });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });
});
