import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildPrinter } from '../build-printer.ts';
import { StationScreen } from './station-screen.tsx';

const counter = buildPrinter({ kind: 'browser', name: 'Counter' });
const job: PrintJob = {
  _id: 'd'.repeat(24),
  orderId: 'e'.repeat(24),
  orderNumber: 14,
  tableNumber: 3,
  printerId: counter._id,
  printerName: counter.name,
  kind: 'order',
  state: 'taken',
  trouble: null,
  problem: null,
  isCopy: false,
  createdAt: '2025-03-09T16:00:00.000Z',
  takenAt: '2025-03-09T16:00:01.000Z',
  printedAt: null,
};

/** A browser's locks, as far as a page that prints needs them; `taken` by another tab until it is given back. */
const fakeLocks = (isTaken: boolean) => {
  let giveBack = () => {};
  const free = isTaken ? new Promise<void>((resolve) => (giveBack = resolve)) : Promise.resolve();
  const request = (_name: string, _options: unknown, hold: () => Promise<void>) => free.then(hold);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  // Test files share their browser: the outbox of another would ask these locks for ever.
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return { giveBack: () => giveBack() };
};

type Options = { tickets?: PrintJob[]; copies?: number; isTaken?: boolean; picture?: 'good' | 'missing' };

const open = ({ tickets = [], copies = 1, isTaken = false, picture = 'good' }: Options = {}) => {
  const printed = vi.fn();
  vi.stubGlobal('print', () =>
    printed(document.querySelectorAll('[data-print-ticket] img').length, document.head.innerHTML),
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 576;
      naturalHeight = 800;
      decode = async () => {
        if (picture === 'missing') throw new Error('no picture');
      };
    },
  );
  const locks = fakeLocks(isTaken);
  const server = fakeServer();
  const left = [...tickets];
  server.reply('GET /printers/state', [counter]);
  server.reply('POST /printers/:id/claim', () => ({ job: left.shift() ?? null, copies }));
  server.reply('POST /print-jobs/:id/confirm', {});
  const screen = renderScreen(<StationScreen printerId={counter._id} back={null} />);
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  return { ...screen, server, printed, press, locks };
};

const start = 'Print on this device';

describe('the page that prints', () => {
  it('keeps the focus on its heading when the printer comes', async () => {
    const { getByRole, findByRole } = open();
    const heading = getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    await findByRole('button', { name: start });
    expect(document.activeElement).toBe(getByRole('heading', { level: 1, name: /Counter/ }));
  });

  it('takes nothing from the kitchen until somebody starts it, and then goes on by itself', async () => {
    const first = open();
    await first.findByRole('button', { name: start });
    expect(first.server.calls('POST /printers/:id/claim')).toEqual([]);
    await first.press(start);
    await first.findByText('Waiting for tickets');
    first.unmount();
    const again = open();
    await again.findByText('Waiting for tickets');
    await again.press('Stop printing here');
    await again.findByRole('button', { name: start });
  });

  it('names the table of a bill of all its orders, which is no test', async () => {
    const bill = { ...job, orderId: null, orderNumber: null, kind: 'bill' } as const;
    const { press, findByText } = open({ tickets: [bill] });
    await press(start);
    await findByText('Did the bill of table 3 come out?');
    await press('Yes, it did');
    expect(await findByText(/^Bill of table 3/)).toBeTruthy();
  });

  it('prints every copy, and confirms it once somebody has seen it', async () => {
    const { press, printed, server, findByText, findByRole } = open({ tickets: [job], copies: 2 });
    await press(start);
    await findByText('Did ticket 14 come out?');
    expect(printed.mock.calls[0]?.[0]).toBe(2);
    expect(document.activeElement).toBe(await findByRole('button', { name: 'Yes, it did' }));
    expect(server.calls('POST /print-jobs/:id/confirm')).toEqual([]);
    await press('Yes, it did');
    await findByText('Waiting for tickets');
    const [confirmed] = server.calls('POST /print-jobs/:id/confirm');
    expect([confirmed?.params, confirmed?.body]).toEqual([{ id: job._id }, { result: 'printed' }]);
    await findByText(/^Ticket 14/);
  });

  it('says that a ticket did not come out, so that it rings', async () => {
    const { press, server, findByText } = open({ tickets: [job] });
    await press(start);
    await press('No');
    await findByText('Did not come out');
    expect(server.calls('POST /print-jobs/:id/confirm')[0]?.body).toEqual({ result: 'failed' });
  });

  it('asks nothing where the browser prints by itself', async () => {
    const { press, server, user, findByRole, findByText } = open({ tickets: [job] });
    await user.click(await findByRole('switch', { name: /without asking/ }));
    await press(start);
    await findByText('Printed');
    expect(server.calls('POST /print-jobs/:id/confirm')[0]?.body).toEqual({ result: 'printed' });
  });

  it('gives a ticket back whose picture did not come', async () => {
    const { press, server, printed, findByText } = open({ tickets: [job], picture: 'missing' });
    await press(start);
    await findByText('Waiting for tickets');
    await vi.waitFor(() =>
      expect(server.calls('POST /print-jobs/:id/confirm')[0]?.body).toEqual({ result: 'unsent' }),
    );
    expect(printed).not.toHaveBeenCalled();
  });

  it('waits while another tab prints, and goes on in its place', async () => {
    const { press, server, locks, findByText } = open({ isTaken: true });
    await press(start);
    await findByText('Another tab is printing');
    expect(server.calls('POST /printers/:id/claim')).toEqual([]);
    locks.giveBack();
    await findByText('Waiting for tickets');
  });

  it('says that it has no line', async () => {
    const { press, server, findByText } = open();
    server.reply('POST /printers/:id/claim', noLine);
    await press(start);
    await findByText('No connection');
  });

  it('says that its printer is gone', async () => {
    const server = fakeServer();
    server.reply('GET /printers/state', [buildPrinter({ kind: 'star' })]);
    const { findByText } = renderScreen(<StationScreen printerId={counter._id} back={null} />);
    await findByText('This printer is gone');
  });
});
