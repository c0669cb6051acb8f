import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Area } from '#core/areas/areas.contract.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { useBoardPrints } from '#web/lib/query/printing-queries.ts';
import { barId, buildPrinterState, buildPrintJob } from '#web/testing/build-print-job.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PrintBar } from './print-bar.tsx';

const again = 'POST /print-jobs/:id/again';
const handled = 'POST /print-jobs/:id/handled';

const Foot = () => {
  const prints = useBoardPrints();
  return prints && <PrintBar troubles={prints.troubles} isOpen />;
};

const atTheBoard = (troubles: PrintJob[], kitchen = buildPrinterState(), areas: Area[] = []) => {
  const server = fakeServer();
  server.reply('GET /areas', areas);
  const bar = buildPrinterState({ _id: barId, name: 'Bar', status: 'paper_low' });
  server.reply('GET /printers/state', [kitchen, bar]);
  const now = (next: PrintJob[]) => server.reply('GET /print-jobs', { troubles: next, printed: [] });
  now(troubles);
  // What is dealt with rings no more.
  const deal = ({ params }: { params: Readonly<Record<string, string>> }) => {
    now(troubles.filter(({ _id }) => _id !== params.id));
    return buildPrintJob({ _id: params.id });
  };
  server.reply(again, deal);
  server.reply(handled, deal);
  return { server, now, deal, ...renderScreen(<Foot />) };
};

describe('a printer that prints nothing', () => {
  it('is told before a ticket waits for it, with what it cuts off, until it prints again', async () => {
    const cold = { _id: 'f'.repeat(24), name: 'Cold kitchen' };
    const kitchen = buildPrinterState({ status: 'paper_out', areas: [cold._id] });
    const areas = [cold, { _id: '1'.repeat(24), name: 'Bar' }];
    const { server, queries, findByRole, queryByRole } = atTheBoard([], kitchen, areas);
    await waitFor(async () =>
      expect((await findByRole('alert')).textContent).toMatch(
        /^Kitchen printer: Out of paper · No tickets for: Cold kitchen Put in a new roll/,
      ),
    );
    server.reply('GET /printers/state', [buildPrinterState()]);
    await queries.invalidateQueries();
    await waitFor(() => expect(queryByRole('alert')).toBeNull());
  });

  it('is told once, with the ticket that waits for it, and not while it is being set up', async () => {
    const waiting = buildPrintJob({ state: 'waiting', trouble: 'overdue', problem: null });
    const { findAllByRole } = atTheBoard([waiting], buildPrinterState({ status: 'offline' }));
    expect(await findAllByRole('alert')).toHaveLength(1);
    const setUp = atTheBoard([], buildPrinterState({ status: 'new' }));
    await waitFor(() => expect(setUp.server.calls('GET /print-jobs')).not.toHaveLength(0));
    expect(setUp.queryByText(/Kitchen printer/)).toBeNull();
  });
});

describe('a ticket that did not come out', () => {
  it('is told with its order, its printer and the reason, and printed again at a press', async () => {
    const { server, user, findByRole, findByText, queryByText } = atTheBoard([buildPrintJob()]);
    expect(await findByText('Order 7 · Ticket not printed: Kitchen · Out of paper')).toBeTruthy();
    await user.dblClick(await findByRole('button', { name: 'Print again' }));
    await waitFor(() => expect(queryByText(/not printed/)).toBeNull());
    expect(server.calls(again).map(({ params, body }) => [params.id, body])).toEqual([
      ['e'.repeat(24), { printerId: null }],
    ]);
  });

  it('is told with its table, where it is the bill of one', async () => {
    const bill = buildPrintJob({ orderId: null, orderNumber: null, tableNumber: 12, kind: 'bill' });
    const { user, findByText, findByRole } = atTheBoard([bill]);
    expect(await findByText('Table 12 · Bill not printed: Kitchen · Out of paper')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Elsewhere' }));
    expect(within(await findByRole('dialog')).getByRole('heading', { name: /^Table 12/ })).toBeTruthy();
  });

  it('is told with what its printer says now, when it merely does not come', async () => {
    const waiting = buildPrintJob({ state: 'waiting', trouble: 'overdue', problem: null });
    const { findByRole } = atTheBoard([waiting], buildPrinterState({ status: 'cover_open' }));
    expect((await findByRole('alert')).textContent).toContain('Ticket not printed yet: Kitchen · Cover open');
  });

  it('is printed elsewhere: on any other printer, of which each says how it is', async () => {
    const { server, user, findByRole, getByRole } = atTheBoard([buildPrintJob()]);
    await user.click(await findByRole('button', { name: 'Elsewhere' }));
    const dialog = within(await findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Elsewhere' }));
    expect(dialog.queryByRole('button', { name: /Kitchen/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /Bar paper is low/ }));
    await waitFor(() => expect(getByRole('dialog').textContent).toContain('Every ticket has come out'));
    expect(server.calls(again).map(({ body }) => body)).toEqual([{ printerId: barId }]);
  });

  it('is handled by hand', async () => {
    const { server, user, findByRole, queryByText } = atTheBoard([buildPrintJob()]);
    await user.click(await findByRole('button', { name: 'Handled' }));
    await waitFor(() => expect(queryByText(/not printed/)).toBeNull());
    expect(server.calls(handled)).toHaveLength(1);
  });

  it('cannot be printed again where its printer is gone, but elsewhere', async () => {
    const { findByText, getByRole, queryByRole } = atTheBoard([buildPrintJob({ printerId: null })]);
    expect(await findByText(/Kitchen · printer removed/)).toBeTruthy();
    expect(queryByRole('button', { name: 'Print again' })).toBeNull();
    expect(getByRole('button', { name: 'Elsewhere' })).toBeTruthy();
  });
});

describe('what goes wrong meanwhile', () => {
  it('a printer or ticket that is gone: nothing was sent, and the board reads anew', async () => {
    const { server, user, now, findByRole, findByText, queryByRole } = atTheBoard([buildPrintJob()]);
    server.reply(again, refuse('not_found'));
    const press = await findByRole('button', { name: 'Print again' });
    now([]);
    await user.click(press);
    expect(await findByText(/no longer there\. Nothing was sent/)).toBeTruthy();
    await waitFor(() => expect(queryByRole('button', { name: 'Print again' })).toBeNull());
  });

  it('no line: it is said, and nothing waits to be printed later', async () => {
    const { server, user, findByRole, findByText } = atTheBoard([buildPrintJob()]);
    server.reply(again, noLine);
    await user.click(await findByRole('button', { name: 'Print again' }));
    expect(await findByText(/nothing was sent to the printer/)).toBeTruthy();
    expect(server.calls(again)).toHaveLength(1);
  });

  it('somebody else dealt with it: the open dialog says so', async () => {
    const { now, user, queries, findByRole, getByRole } = atTheBoard([buildPrintJob()]);
    await user.click(await findByRole('button', { name: 'Elsewhere' }));
    await findByRole('dialog');
    now([]);
    await queries.invalidateQueries();
    await waitFor(() => expect(getByRole('dialog').textContent).toContain('Every ticket has come out'));
  });
});

describe('several tickets', () => {
  const three = [1, 2, 3].map((mark) => buildPrintJob({ _id: `${mark}`.repeat(24), orderNumber: mark }));

  it('are one sentence, and go elsewhere together in the order in which they were sent', async () => {
    const { server, now, user, findByRole, findByText, getByRole } = atTheBoard(three);
    expect(await findByText('3 tickets were not printed')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Deal with it' }));
    const dialog = within(await findByRole('dialog'));
    const all = within(dialog.getByRole('group', { name: 'All of them' }));
    await user.click(all.getByRole('button', { name: 'Elsewhere' }));
    now([]);
    server.reply(again, ({ params }) => buildPrintJob({ _id: params.id }));
    // The kitchen's too: there may be paper by now.
    expect(all.getByRole('button', { name: /Kitchen/ })).toBeTruthy();
    await user.click(all.getByRole('button', { name: /Bar/ }));
    await waitFor(() => expect(getByRole('dialog').textContent).toContain('Every ticket has come out'));
    expect(server.calls(again).map(({ params }) => params.id?.[0])).toEqual(['1', '2', '3']);
  });

  it('are dealt with one by one, and the focus goes on to what is left', async () => {
    const { server, user, findByRole, getByRole } = atTheBoard(three);
    await user.click(await findByRole('button', { name: 'Deal with it' }));
    await findByRole('dialog');
    const first = within(getByRole('group', { name: 'Order 1' }));
    await user.click(first.getByRole('button', { name: 'Handled' }));
    await waitFor(() => expect(getByRole('dialog').textContent).not.toContain('Order 1'));
    expect(server.calls(handled).map(({ params }) => params.id?.[0])).toEqual(['1']);
    expect(getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});

it('asks for nothing but the printers where there are none', async () => {
  const server = fakeServer();
  server.reply('GET /printers/state', []);
  renderScreen(<Foot />);
  await waitFor(() => expect(server.routes()).toEqual(['GET /printers/state']));
});
