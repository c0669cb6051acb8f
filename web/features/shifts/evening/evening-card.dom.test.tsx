import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Evening } from '#core/shifts/shift-shape.ts';
import { ownerId } from '#web/testing/build-account.ts';
import { buildPrinterState, buildPrintJob } from '#web/testing/build-print-job.ts';
import { buildTableCall } from '#web/testing/build-table-call.ts';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { EveningCard } from './evening-card.tsx';

const route = 'GET /services/evening';
const quiet: Evening = {
  _id: '0123456789abcdef01234567',
  startTime: '2026-03-06T16:05:00.000Z',
  waiting: 0,
  inProcess: 2,
  calls: 0,
  takings: 1240.5,
  isWatched: true,
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

const onDashboard = async (evening: Evening | null) => {
  const server = fakeServer();
  server.reply(route, { evening });
  server.reply('GET /printers/state', []);
  const stream = fakeEventSource();
  const screen = renderScreen(<EveningCard ownerId={ownerId} />);
  stream.send('snapshot', { snapshot: [] });
  await wait(200);
  return { ...screen, server, stream };
};

it('says what waits, what is made, what was taken, and that somebody watches', async () => {
  const { getByRole } = await onDashboard(quiet);
  const card = getByRole('region', { name: 'The shift right now' });
  expect(card.querySelector('dl')?.textContent).toBe(
    'Waiting for approval0In process2Takings₪1,240.50Order boardWatched',
  );
  expect(card.textContent).toContain('Open since 18:05');
});

it('is not there while no shift is open, and comes with the shift', async () => {
  const { server, stream, queryByRole } = await onDashboard(null);
  const card = () => queryByRole('region', { name: 'The shift right now' });
  expect(card()).toBeNull();
  server.reply(route, { evening: quiet });
  stream.send('shift', { after: 1, event: { kind: 'shift', isOpen: true, shiftId: quiet._id } }, 2);
  await wait(1_000);
  expect(card()).toBeTruthy();
});

it('follows the orders as they come, in one read for a burst of them', async () => {
  const { server, stream, getByText } = await onDashboard(quiet);
  server.reply(route, { evening: { ...quiet, waiting: 3 } });
  const before = server.calls(route).length;
  for (const id of [2, 3, 4])
    stream.send(
      'order-deleted',
      { after: id - 1, event: { kind: 'order-deleted', orderId: 'x', revision: 1 } },
      id,
    );
  await wait(1_000);
  expect(getByText('3')).toBeTruthy();
  expect(server.calls(route)).toHaveLength(before + 1);
});

it('notices that nobody watches the board any more, which no event reports', async () => {
  const { server, queryByText } = await onDashboard(quiet);
  server.reply(route, { evening: { ...quiet, isWatched: false } });
  await wait(20_000);
  expect(queryByText('Nobody watches it')).toBeTruthy();
});

it('keeps the last figures without a connection, and says so', async () => {
  const { server, queryByText } = await onDashboard(quiet);
  server.reply(route, noLine);
  await wait(20_000);
  expect(queryByText('No connection. This is the last that arrived.')).toBeTruthy();
  expect(queryByText('₪1,240.50')).toBeTruthy();
});

it('says how many tables call, as soon as one does', async () => {
  const { server, stream, queryByText } = await onDashboard(quiet);
  expect(queryByText('Tables calling')).toBeNull();
  server.reply(route, { evening: { ...quiet, calls: 3 } });
  stream.send('call', { after: 1, event: { kind: 'call', call: buildTableCall() } }, 2);
  await wait(1_000);
  expect(queryByText('Tables calling')?.closest('div')?.textContent).toBe('Tables calling3');
});

it('says how many tickets did not come out, as soon as an event tells of one', async () => {
  const { server, stream, queryByText } = await onDashboard(quiet);
  expect(queryByText('Printing')).toBeNull();
  server.reply('GET /printers/state', [buildPrinterState()]);
  const failed = buildPrintJob();
  server.reply('GET /print-jobs', { troubles: [failed], printed: [] });
  const figures = server.calls(route).length;
  stream.send('print', { after: 1, event: { kind: 'print', job: failed } }, 2);
  await wait(1_000);
  expect(queryByText('A ticket was not printed')).toBeTruthy();
  expect(server.calls(route)).toHaveLength(figures);
});
