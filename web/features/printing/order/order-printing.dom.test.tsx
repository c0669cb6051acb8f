import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { barId, buildPrinterState, buildPrintJob } from '#web/testing/build-print-job.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderPrinting } from './order-printing.tsx';

const orderId = '0123456789abcdef01234567';
const jobs = 'GET /orders/:id/print-jobs';
const kitchenAndBar = [buildPrinterState(), buildPrinterState({ _id: barId, name: 'Bar' })];
const printed = (overrides: Partial<PrintJob> = {}) =>
  buildPrintJob({
    state: 'printed',
    trouble: null,
    problem: null,
    printedAt: '2026-03-06T18:00:05.000Z',
    ...overrides,
  });

const inDialog = (known: PrintJob[] = [], printers: PrinterState[] = kitchenAndBar) => {
  const server = fakeServer();
  server.reply('GET /printers/state', printers);
  server.reply(jobs, known);
  return { server, ...renderScreen(<OrderPrinting orderId={orderId} />) };
};

describe('what was printed of an order', () => {
  it('is listed with printer, time and state, and a copy says so', async () => {
    const { findByRole } = inDialog([
      printed({ _id: '1'.repeat(24), isCopy: true, printerName: 'Bar' }),
      printed(),
    ]);
    const list = await findByRole('list', { name: 'What was sent to printers' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ticket · Copy · Bar · 20:00Printed', 'Ticket · Kitchen · 20:00Printed']);
  });

  it('has what can be done where it did not come out', async () => {
    const { server, user, findByText, getByRole } = inDialog([buildPrintJob()]);
    expect(await findByText('Ticket not printed: Kitchen · Out of paper')).toBeTruthy();
    server.reply('POST /print-jobs/:id/handled', buildPrintJob({ trouble: null }));
    await user.click(getByRole('button', { name: 'Handled' }));
    await waitFor(() => expect(server.calls('POST /print-jobs/:id/handled')).toHaveLength(1));
    await waitFor(() => expect(server.calls(jobs)).toHaveLength(2));
  });

  it('can be taken back while it waits; once the printer has it, the list says so', async () => {
    const waiting = buildPrintJob({ state: 'waiting', trouble: null, problem: null, takenAt: null });
    const { server, user, findByRole, findByText } = inDialog([waiting]);
    const press = await findByRole('button', { name: 'Do not print' });
    const taken = { ...waiting, state: 'taken' as const };
    server.reply(
      'POST /print-jobs/:id/withdraw',
      refuse('changed_meanwhile', 'it has changed', { job: taken }),
    );
    server.reply(jobs, [taken]);
    await user.click(press);
    expect(await findByText('Sent to the printer')).toBeTruthy();
  });

  it('says that it could not be read, and reads again', async () => {
    const { server, queries, user, findByRole, findByText } = inDialog();
    server.reply(jobs, noLine);
    await queries.resetQueries();
    const again = await findByRole('button', { name: 'Try again' });
    server.reply(jobs, [printed()]);
    await user.click(again);
    expect(await findByText('Printed')).toBeTruthy();
  });
});

describe('printing it once more', () => {
  it.each([
    ['Print ticket', 'POST /orders/:id/print'],
    ['Print bill', 'POST /orders/:id/bill'],
  ] as const)('%s: on the printer that is chosen', async (name, route) => {
    const { server, user, findByRole, findByText, queryByText, getByRole } = inDialog([printed()]);
    await findByRole('list', { name: 'What was sent to printers' });
    server.reply(route, buildPrintJob({ state: 'waiting', trouble: null }));
    await user.click(getByRole('button', { name }));
    expect(await findByText("What a printer had before is printed with 'copy'.")).toBeTruthy();
    await user.dblClick(getByRole('button', { name: /Bar ready/ }));
    await waitFor(() => expect(queryByText('On which printer?')).toBeNull());
    expect(server.calls(route).map(({ body }) => body)).toEqual([{ printerId: barId }]);
    expect(await findByText('Sent to Bar')).toBeTruthy();
  });

  it('says that the printer is gone, and offers those that are there', async () => {
    const { server, user, findByRole, findByText, queryByRole, getByRole } = inDialog([printed()]);
    await findByRole('list', { name: 'What was sent to printers' });
    server.reply('POST /orders/:id/print', refuse('not_found'));
    await user.click(getByRole('button', { name: 'Print ticket' }));
    server.reply('GET /printers/state', [buildPrinterState()]);
    await user.click(getByRole('button', { name: /Bar/ }));
    expect(await findByText(/no longer there\. Nothing was sent/)).toBeTruthy();
    await waitFor(() => expect(queryByRole('button', { name: /Bar/ })).toBeNull());
    expect(getByRole('button', { name: /Kitchen/ })).toBeTruthy();
  });
});

describe('from the browser', () => {
  const openBill = async (printers: PrinterState[] = []) => {
    const screen = inDialog([], printers);
    await waitFor(() => expect(screen.server.calls('GET /printers/state')).toHaveLength(1));
    await screen.user.click(await screen.findByRole('button', { name: 'Print bill' }));
    const picture = () => screen.getByAltText('This is what is printed') as HTMLImageElement;
    return { ...screen, picture };
  };

  it('is the only way without printers, and asks nothing else', async () => {
    const { server, getByRole, picture } = await openBill();
    expect(getByRole('dialog', { name: 'Print bill' })).toBeTruthy();
    expect(picture().getAttribute('src')).toBe(
      `/api/orders/${orderId}/ticket?kind=bill&paper=80&language=en`,
    );
    expect(server.calls(jobs)).toHaveLength(0);
  });

  it('prints the picture alone, on a page of its size, once it is there', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, getByRole, picture } = await openBill();
    const button = getByRole('button', { name: 'Print' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    Object.defineProperty(picture(), 'naturalHeight', { value: 800 });
    fireEvent.load(picture());
    await user.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-print-paper] style')?.textContent).toContain('80mm 104mm');
  });

  it('remembers the width of the paper', async () => {
    const { user, getByRole, picture } = await openBill();
    await user.click(getByRole('radio', { name: '58 mm' }));
    expect(picture().getAttribute('src')).toContain('paper=58');
    expect(localStorage.getItem('menta-paper-width')).toBe('58');
  });

  it('says that the picture did not come, and tries again', async () => {
    const { user, getByRole, getByText, picture } = await openBill();
    fireEvent.error(picture());
    expect(getByText('We could not show it')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Try again' }));
    expect(picture()).toBeTruthy();
  });

  it('stands beside the printers where there are some', async () => {
    const { user, getByRole, findByRole } = await openBill(kitchenAndBar);
    await user.click(getByRole('button', { name: 'From this browser' }));
    expect(await findByRole('dialog', { name: 'Print bill' })).toBeTruthy();
  });
});
