import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, type CallAnswer } from '#core/calls/call-rules.ts';
import type { TableCall } from '#core/calls/call-shape.ts';
import { WithOutbox } from '#web/lib/outbox/testing/with-outbox.tsx';
import { useOutbox } from '#web/lib/outbox/use-outbox.ts';
import { buildTableCall } from '#web/testing/build-table-call.ts';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useBoardCalls } from './use-board-calls.ts';

const patch = 'PATCH /calls/:id';
const list = 'GET /calls';
const idOf = (table: number) => `${table}`.padStart(24, '0');
const callOf = (tableNumber: number, more: Partial<TableCall> = {}) =>
  buildTableCall({
    _id: idOf(tableNumber),
    tableNumber,
    kind: 'waiter',
    payment: null,
    payers: null,
    ...more,
  });

const arrived = vi.fn();

const Foot = ({ onOpenTable }: { onOpenTable?: (table: number) => void }) => {
  const { outbox } = useOutbox();
  const tables = useBoardCalls(outbox, true);
  return (
    tables && (
      <>
        <output data-testid="ringing">{tables.ringing.map(({ _id }) => _id).join()}</output>
        <tables.CallStrip calls={tables.calls} onArrived={arrived} onOpenTable={onOpenTable} />
      </>
    )
  );
};

beforeEach(() => void arrived.mockClear());

const atTheBoard = async (
  calls: TableCall[],
  { tables = 12, onOpenTable }: { tables?: number; onOpenTable?: (table: number) => void } = {},
) => {
  const server = fakeServer();
  let stored = calls;
  const line = { isUp: true };
  const tell = () => server.reply(list, () => (line.isUp ? { tables, calls: stored } : noLine));
  tell();
  server.reply(patch, ({ params, body }) => {
    if (!line.isUp) return noLine;
    const { answer } = body as { answer: CallAnswer };
    const call = stored.find(({ _id }) => _id === params.id) ?? callOf(0);
    const after = { ...call, ...answered(call, answer, '2026-03-06T18:05:00.000Z') };
    stored = stored.flatMap((each) => (each._id !== after._id ? each : after.doneAt ? [] : after));
    return after;
  });
  const screen = renderScreen(
    <WithOutbox senders={() => ({})} line={line}>
      <Foot {...(onOpenTable && { onOpenTable })} />
    </WithOutbox>,
  );
  await act(() => vi.dynamicImportSettled());
  return { ...screen, server, line };
};

describe('tables that call', () => {
  it('say what they want, how they pay, and since when', async () => {
    vi.setSystemTime('2026-03-06T18:04:10.000Z');
    const { findByRole } = await atTheBoard([
      buildTableCall(),
      callOf(9, { createdAt: '2026-03-06T18:03:50.000Z' }),
    ]);
    const strip = within(await findByRole('region', { name: 'Tables that call' }));
    const [bill, waiter] = strip.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(bill).toContain('Table 7 Bill · card · 3 pay 4 min');
    expect(waiter).toContain('Table 9 Waiter now');
  });

  it('are announced once each', async () => {
    const { findByRole } = await atTheBoard([buildTableCall()]);
    expect((await findByRole('alert')).textContent).toBe('Table 7: Bill · card · 3 pay');
    expect(arrived.mock.calls).toEqual([['Table 7: Bill · card · 3 pay', buildTableCall()._id]]);
  });

  it('that want something else are announced once more, and ring again though they were made quiet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server, findByRole, getByRole, getByTestId } = await atTheBoard([buildTableCall()]);
    await findByRole('alert');
    const cause = getByTestId('ringing').textContent;
    const cash = buildTableCall({ payment: 'cash', payers: 2, revision: 2 });
    server.reply(list, { tables: 12, calls: [cash] });
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    await waitFor(() => expect(getByRole('alert').textContent).toBe('Table 7: Bill · cash · 2 pay'));
    expect(arrived).toHaveBeenCalledTimes(2);
    expect(getByTestId('ringing').textContent).not.toBe(cause);
    server.reply(list, { tables: 12, calls: [{ ...cash, ringStep: 1, revision: 3 }] });
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  it('are not there in a restaurant without tables', async () => {
    const { server, queryByRole } = await atTheBoard([], { tables: 0 });
    await waitFor(() => expect(server.calls(list)).toHaveLength(1));
    expect(queryByRole('region', { name: 'Tables that call' })).toBeNull();
  });

  it('lead to what the table has ordered, where there is somewhere to lead to', async () => {
    const opened = vi.fn();
    const { user, findByRole } = await atTheBoard([buildTableCall()], { onOpenTable: opened });
    await user.click(await findByRole('button', { name: 'Open Table 7' }));
    expect(opened).toHaveBeenCalledWith(7);
  });
});

describe('an answer', () => {
  it('‘seen’ stays in the strip, behind those that nobody has seen; ‘done’ ends it', async () => {
    const { user, server, findByRole, findAllByRole, queryByRole } = await atTheBoard([
      callOf(1),
      callOf(2, { createdAt: '2026-03-06T18:01:00.000Z' }),
    ]);
    await user.click(await findByRole('button', { name: 'Seen: Table 1, Waiter' }));
    const tables = async () =>
      (await findAllByRole('listitem')).map(({ textContent }) => /Table \d/.exec(textContent ?? '')?.[0]);
    await waitFor(async () => expect(await tables()).toEqual(['Table 2', 'Table 1']));
    expect(queryByRole('button', { name: 'Seen: Table 1, Waiter' })).toBeNull();
    await user.click(await findByRole('button', { name: 'Done: Table 1, Waiter' }));
    await waitFor(async () => expect(await tables()).toEqual(['Table 2']));
    expect(server.calls(patch).map(({ params, body }) => [params.id, body])).toEqual([
      [idOf(1), { answer: 'seen' }],
      [idOf(1), { answer: 'done' }],
    ]);
  });

  it('pressed twice by the same finger is not given to the next table', async () => {
    const { user, server, findByRole, getByRole } = await atTheBoard([
      callOf(1),
      callOf(2, { createdAt: '2026-03-06T18:01:00.000Z' }),
    ]);
    await user.click(await findByRole('button', { name: 'Done: Table 1, Waiter' }));
    await user.click(getByRole('button', { name: 'Done: Table 2, Waiter' }));
    await waitFor(() => expect(server.calls(patch)).toHaveLength(1));
    expect(getByRole('button', { name: 'Done: Table 2, Waiter' })).toBeTruthy();
  });

  it('without a line shows at once, says that it is not saved, and is sent when the line is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, server, line, findByText, findByRole, queryByRole } = await atTheBoard([callOf(1)]);
    line.isUp = false;
    await user.click(await findByRole('button', { name: 'Seen: Table 1, Waiter' }));
    expect(await findByText('Not saved yet')).toBeTruthy();
    expect(queryByRole('button', { name: /^Seen/ })).toBeNull();
    const tried = server.calls(patch).length;
    line.isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(server.calls(patch).length).toBeGreaterThan(tried));
    await waitFor(() => expect(document.body.textContent).not.toContain('Not saved yet'));
  });

  it('is given in the list of all, which says so when no table calls any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = [1, 2, 3, 4].map((table) =>
      callOf(table, { createdAt: `2026-03-06T18:0${table}:00.000Z` }),
    );
    const { user, findByRole } = await atTheBoard(calls);
    await user.click(await findByRole('button', { name: 'All 4 calls' }));
    const dialog = within(await findByRole('dialog', { name: 'Tables that call' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    for (const table of [1, 2, 3, 4]) {
      await user.click(dialog.getByRole('button', { name: `Done: Table ${table}, Waiter` }));
      await act(() => vi.advanceTimersByTimeAsync(600));
    }
    expect(await dialog.findByText('No table is calling now.')).toBeTruthy();
  });
});
