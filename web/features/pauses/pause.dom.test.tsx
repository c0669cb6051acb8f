import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManagedPause } from '#core/pauses/pauses.contract.ts';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import { WithOutbox } from '#web/lib/outbox/testing/with-outbox.tsx';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PauseScreen } from './pause-screen.tsx';
import { pauseSenders } from './pause-senders.ts';
import { PausedNow } from './paused-now.tsx';

const pauseFor = (minutes: number | null, overrides: Partial<ManagedPause> = {}): ManagedPause => ({
  _id: 'a'.repeat(24),
  sectionId: null,
  sectionName: null,
  until: minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString(),
  reason: 'The kitchen is full',
  startedAt: new Date().toISOString(),
  ...overrides,
});
const grill = { _id: 'b'.repeat(24), name: 'Grill', dishes: [] };

const setUp = (pauses: ManagedPause[]) => {
  const server = fakeServer();
  server.reply('GET /pauses', pauses);
  server.reply('GET /stock', [grill]);
  return server;
};

describe('pausing', () => {
  const open = (isOpen = true) => {
    const server = setUp([]);
    const onClose = vi.fn();
    const line = { isUp: true };
    const screen = renderScreen(
      <WithOutbox senders={pauseSenders} line={line}>
        <PauseScreen isOpen={isOpen} onClose={onClose} />
        <PausedNow />
      </WithOutbox>,
    );
    return { server, line, onClose, ...screen };
  };

  it('takes one tap on how long, with the reason that was typed, and is sent once', async () => {
    const { server, onClose, user, findByRole, getByRole, getByLabelText } = open();
    server.reply('POST /pauses', pauseFor(20));
    await findByRole('dialog');
    await user.write(getByLabelText(/A reason that guests see/), 'Back soon');
    await user.dblClick(getByRole('button', { name: '20 minutes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.calls('POST /pauses').map(({ body }) => body)).toEqual([
      { sectionId: null, minutes: 20, reason: 'Back soon' },
    ]);
  });

  it('says why it could not be done, and keeps what was typed', async () => {
    const { server, onClose, user, findByRole, getByRole, getByLabelText } = open();
    server.reply('POST /pauses', refuse('no_open_shift', 'no open shift right now'));
    await findByRole('dialog');
    await user.write(getByLabelText(/A reason that guests see/), 'Back soon');
    await user.click(getByRole('button', { name: 'Until resumed' }));
    expect((await findByRole('alert')).textContent).toContain('no open shift');
    expect((getByLabelText(/A reason that guests see/) as HTMLInputElement).value).toBe('Back soon');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers to read the sections again when they did not come, and pauses everything without them', async () => {
    const server = setUp([]);
    server.reply('GET /stock', refuse('overloaded', 'Too busy.'));
    const { user, findByRole, getByRole, queryByRole } = renderScreen(
      <WithOutbox senders={pauseSenders}>
        <PauseScreen isOpen onClose={vi.fn()} />
      </WithOutbox>,
    );
    await findByRole('button', { name: 'Try again' });
    expect(getByRole('button', { name: '20 minutes' })).toHaveProperty('disabled', false);
    server.reply('GET /stock', [grill]);
    await user.click(getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('waits for the line when there is none, and says so at the foot of the board', async () => {
    const { server, line, onClose, user, findByRole, getByRole, queryByText, findByText } = open();
    line.isUp = false;
    server.reply('POST /pauses', noLine);
    await findByRole('dialog');
    await user.click(getByRole('button', { name: '20 minutes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await findByText(/^Ordering is paused · 20 minutes left · Not saved yet$/)).toBeTruthy();
    line.isUp = true;
    server.reply('POST /pauses', pauseFor(20));
    await waitFor(() => expect(queryByText(/Not saved yet/)).toBeNull());
    expect(await findByText(/^Ordering is paused · 20 minutes left$/)).toBeTruthy();
  });

  it('goes on with the sections it has when they cannot be read again', async () => {
    const { server, queries, user, findByRole, getByRole, getByLabelText, queryByRole } = open();
    await findByRole('dialog');
    await waitFor(() => expect(queries.getQueryData(stockQuery.queryKey)).toBeTruthy());
    server.reply('GET /stock', noLine);
    await act(() => queries.refetchQueries(stockQuery));
    await user.write(getByLabelText(/A reason that guests see/), 'Back soon');
    expect(queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(getByRole('button', { name: '20 minutes' })).toHaveProperty('disabled', false);
  });

  it('is not offered while the restaurant is closed', async () => {
    const { findByText, queryByRole } = open(false);
    expect(await findByText('Ordering can be paused while a shift is open.')).toBeTruthy();
    expect(queryByRole('button', { name: '20 minutes' })).toBeNull();
  });
});

describe('the bar of a paused board', () => {
  it('says how long it still is, and resumes by one tap', async () => {
    const server = setUp([pauseFor(12)]);
    server.reply('DELETE /pauses/:id', []);
    const { findByRole, queryByRole, user } = renderScreen(
      <WithOutbox senders={pauseSenders}>
        <PausedNow />
      </WithOutbox>,
    );
    const bar = await findByRole('alert');
    expect(bar.textContent).toContain('Ordering is paused · 12 minutes left');
    expect(bar.textContent).toContain('The kitchen is full');
    await user.click(within(bar).getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(queryByRole('alert')).toBeNull());
  });

  it('is gone at once without a line, and the resuming waits', async () => {
    const server = setUp([pauseFor(12)]);
    server.reply('DELETE /pauses/:id', noLine);
    const line = { isUp: true };
    const { findByRole, queryByRole, user } = renderScreen(
      <WithOutbox senders={pauseSenders} line={line}>
        <PausedNow />
      </WithOutbox>,
    );
    const resume = await findByRole('button', { name: 'Resume' });
    line.isUp = false;
    await user.click(resume);
    await waitFor(() => expect(queryByRole('alert')).toBeNull());
    line.isUp = true;
    server.reply('DELETE /pauses/:id', () => {
      server.reply('GET /pauses', []);
      return [];
    });
    await waitFor(() => expect(server.calls('DELETE /pauses/:id')).toHaveLength(2));
    expect(queryByRole('alert')).toBeNull();
  });

  it('is gone when a colleague was faster', async () => {
    const server = setUp([pauseFor(null)]);
    server.reply('DELETE /pauses/:id', () => {
      server.reply('GET /pauses', []);
      return refuse('not_found', 'Not found.');
    });
    const { findByRole, queryByRole, queryByText, user } = renderScreen(
      <WithOutbox senders={pauseSenders}>
        <PausedNow />
      </WithOutbox>,
    );
    expect((await findByRole('alert')).textContent).toContain('Until resumed');
    await user.click(await findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(queryByRole('alert')).toBeNull());
    expect(queryByText('Not found.')).toBeNull();
  });

  it('is not there while nothing is paused', async () => {
    const server = setUp([]);
    const { queryByRole } = renderScreen(
      <WithOutbox senders={pauseSenders}>
        <PausedNow />
      </WithOutbox>,
    );
    await waitFor(() => expect(server.calls('GET /pauses')).toHaveLength(1));
    expect(queryByRole('alert')).toBeNull();
  });
});

it('counts what is left of a pause by the server’s time', async () => {
  const setWrong = Date.now() - 12 * 60_000;
  serverClock.hearHeartbeat(setWrong);
  setUp([pauseFor(null, { until: new Date(setWrong + 20 * 60_000).toISOString() })]);
  const { findByText } = renderScreen(
    <WithOutbox senders={pauseSenders}>
      <PausedNow />
    </WithOutbox>,
  );
  expect(await findByText(/20 minutes left/)).toBeTruthy();
});
