import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StockDish, StockLimitOut } from '#core/stock/stock.contract.ts';
import { setPinAsker } from '#web/lib/api/pin-asking.ts';
import { WithOutbox } from '#web/lib/outbox/testing/with-outbox.tsx';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StockScreen } from './stock-screen.tsx';
import { stockSenders } from './stock-senders.ts';

const dishOf = (name: string, overrides: Partial<StockDish> = {}): StockDish => ({
  _id: name.length.toString(16).padStart(24, '0'),
  name,
  limit: null,
  exhaustedGroup: null,
  options: [],
  ...overrides,
});
const off: StockLimitOut = { kind: 'off', endsAt: null, left: null };
const left = (count: number): StockLimitOut => ({ kind: 'counted', endsAt: null, left: count });
const hummus = dishOf('Hummus');
const pizza = dishOf('Pizza with mushrooms', {
  options: [{ groupName: 'Extras', optionName: 'Olives', limit: null }],
});

const open = async (dishes: StockDish[] = [hummus, pizza]) => {
  const server = fakeServer();
  server.reply('GET /stock', [{ _id: 'e'.repeat(24), name: 'Starters', dishes }]);
  const line = { isUp: true };
  const screen = renderScreen(
    <WithOutbox senders={stockSenders} line={line}>
      <StockScreen orders={null} onClose={vi.fn()} />
    </WithOutbox>,
  );
  await screen.findByText(dishes[0]?.name ?? 'The active menu has no dishes');
  const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
  return { server, line, rowOf, ...screen };
};

describe('the stock board', () => {
  it('sells out by one tap, and one tap takes that back', async () => {
    const { server, user, getByRole, findByRole, rowOf } = await open();
    server.reply('PUT /stock/:id', ({ body }) => ({
      ...hummus,
      limit: (body as { limit: object | null }).limit ? off : null,
      was: (body as { limit: object | null }).limit ? null : off,
    }));
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    expect(await findByRole('button', { name: 'Bring back: Hummus' })).toBeTruthy();
    expect(rowOf('Hummus').getByText('Sold out')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(await findByRole('button', { name: 'Sold out: Hummus' })).toBeTruthy();
    expect(server.calls('PUT /stock/:id').map(({ body }) => body)).toEqual([
      { option: null, limit: { kind: 'off' } },
      { option: null, limit: null },
    ]);
  });

  it('counts what is left, and brings a count back as it was', async () => {
    const { server, user, getByRole, findByText } = await open([dishOf('Hummus', { limit: left(3) })]);
    let now: StockLimitOut | null = left(3);
    server.reply('PUT /stock/:id', ({ body }) => {
      const { limit } = body as { limit: { left: number } | null };
      const was = now;
      now = limit && left(limit.left);
      return { ...hummus, limit: now, was };
    });
    expect(await findByText('3 left')).toBeTruthy();
    await user.click(getByRole('button', { name: 'More choices: Hummus' }));
    await user.click(
      within(getByRole('group', { name: 'How many are left: Hummus' })).getAllByRole(
        'button',
      )[1] as HTMLElement,
    );
    await user.click(getByRole('button', { name: 'Set count' }));
    expect(await findByText('4 left')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Bring back: Hummus' }));
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(await findByText('4 left')).toBeTruthy();
    expect(server.calls('PUT /stock/:id').map(({ body }) => (body as { limit: unknown }).limit)).toEqual([
      { kind: 'counted', left: 4 },
      null,
      { kind: 'counted', left: 4 },
    ]);
  });

  it('takes back to what was true, not to what it showed a moment late', async () => {
    const { server, user, getByRole, findByText } = await open([dishOf('Hummus', { limit: left(5) })]);
    // Three were ordered in this moment.
    server.reply('PUT /stock/:id', { ...hummus, limit: null, was: left(2) });
    await user.click(getByRole('button', { name: 'Bring back: Hummus' }));
    await waitFor(() => expect(server.calls('PUT /stock/:id')).toHaveLength(1));
    server.reply('PUT /stock/:id', { ...hummus, limit: left(2), was: null });
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(await findByText('2 left')).toBeTruthy();
    expect(server.calls('PUT /stock/:id')[1]?.body).toMatchObject({
      option: null,
      limit: { kind: 'counted', left: 2 },
    });
  });

  it('takes nothing back of a change that failed', async () => {
    const { server, user, getByRole, findByText } = await open();
    const answer = Promise.withResolvers<void>();
    server.reply('PUT /stock/:id', async () => {
      await answer.promise;
      return refuse('not_found', 'Not found.');
    });
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    await user.click(getByRole('button', { name: 'Undo' }));
    answer.resolve();
    expect(await findByText('It is no longer on the menu.')).toBeTruthy();
    expect(server.calls('PUT /stock/:id')).toHaveLength(1);
  });

  it('finds dishes by their options too, and shows only what is limited', async () => {
    const { user, getByRole, queryByText, getByText } = await open([dishOf('Hummus', { limit: off }), pizza]);
    await user.type(getByRole('searchbox'), 'oLIv');
    expect(queryByText('Hummus')).toBeNull();
    expect(getByText('Pizza with mushrooms')).toBeTruthy();
    await user.click(getByRole('checkbox', { name: 'Only what is limited (1)' }));
    expect(getByText('Nothing is called that')).toBeTruthy();
    await user.clear(getByRole('searchbox'));
    expect(getByText('Hummus')).toBeTruthy();
    expect(queryByText('Pizza with mushrooms')).toBeNull();
  });

  it('limits an option, and says which group sells the dish out', async () => {
    const { server, user, getByRole, findByText } = await open();
    const olives = { groupName: 'Extras', optionName: 'Olives' };
    server.reply('PUT /stock/:id', {
      ...pizza,
      exhaustedGroup: 'Extras',
      options: [{ ...olives, limit: off }],
      was: null,
    });
    await user.click(getByRole('button', { name: 'More choices: Pizza with mushrooms' }));
    await user.click(getByRole('button', { name: 'Sold out: Pizza with mushrooms, Olives' }));
    expect(await findByText('Sold out: nothing to choose in Extras')).toBeTruthy();
    expect(server.calls('PUT /stock/:id')[0]?.body).toEqual({ option: olives, limit: { kind: 'off' } });
  });

  it('can be asked for again when it did not come', async () => {
    const server = fakeServer();
    server.reply('GET /stock', refuse('overloaded', 'Busy.'));
    const { user, findByRole, findByText, queryByRole } = renderScreen(
      <WithOutbox senders={stockSenders}>
        <StockScreen orders={null} onClose={vi.fn()} />
      </WithOutbox>,
    );
    const retry = await findByRole('button', { name: 'Try again' });
    server.reply('GET /stock', [{ _id: 'e'.repeat(24), name: 'Starters', dishes: [hummus] }]);
    await user.click(retry);
    expect(await findByText('Hummus')).toBeTruthy();
    expect(queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps a change when the session has ended, and says nothing besides the question to log in again', async () => {
    const { server, user, getByRole, rowOf, queryByText } = await open();
    server.reply('PUT /stock/:id', refuse('not_signed_in', 'Please log in to continue.'));
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    expect(await rowOf('Hummus').findByText('Not saved yet')).toBeTruthy();
    expect(queryByText('Please log in to continue.')).toBeNull();
  });

  it('says what was not saved and why, shows what is true, and tries again by a press', async () => {
    const { server, user, getByRole, rowOf, queryByRole, queryByText, findByRole } = await open();
    setPinAsker({
      ask: async () => false,
      hasFresh: () => false,
      may: () => true,
      noteAction: () => {},
    });
    onTestFinished(() => setPinAsker(null));
    server.reply('PUT /stock/:id', refuse('pin_required', 'PIN.'));
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    await rowOf('Hummus').findByText(/Not saved: Sold out/);
    expect(queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(getByRole('button', { name: 'Sold out: Hummus' })).toBeTruthy();
    server.reply('PUT /stock/:id', { ...hummus, limit: off, was: null });
    await user.click(getByRole('button', { name: 'Again: Hummus · Sold out' }));
    expect(await findByRole('button', { name: 'Bring back: Hummus' })).toBeTruthy();
    expect(queryByText(/Not saved/)).toBeNull();
    // The button that was pressed is gone: the keyboard goes on in the same row.
    expect(document.activeElement?.closest('li')?.textContent).toContain('Hummus');
  });
});

describe('the stock board without a line', () => {
  it('shows the last wish at once, waits, and sends it alone when the line is back', async () => {
    const { server, line, user, getByRole, rowOf, findByText, queryByText, getByText } = await open();
    line.isUp = false;
    server.reply('PUT /stock/:id', noLine);
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    expect(await rowOf('Hummus').findByText('Not saved yet')).toBeTruthy();
    expect(getByText('Hummus: not saved yet')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Bring back: Hummus' }));
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    expect(rowOf('Hummus').getByText('Sold out', { selector: 'span' })).toBeTruthy();
    const tried = server.calls('PUT /stock/:id').length;
    line.isUp = true;
    server.reply('PUT /stock/:id', { ...hummus, limit: off, was: null });
    expect(await findByText('Hummus: saved')).toBeTruthy();
    expect(queryByText('Not saved yet')).toBeNull();
    expect(server.calls('PUT /stock/:id')).toHaveLength(tried + 1);
  });

  it('takes back a change that nobody was told of', async () => {
    const { server, line, user, getByRole, findByText, queryByText, rowOf } = await open([hummus, pizza]);
    line.isUp = false;
    server.reply('PUT /stock/:id', noLine);
    await user.click(getByRole('button', { name: /^Sold out: Pizza/ }));
    await findByText('Pizza with mushrooms: not saved yet');
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    await user.click(getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rowOf('Hummus').queryByText('Not saved yet')).toBeNull());
    line.isUp = true;
    server.reply('PUT /stock/:id', { ...pizza, limit: off, was: null });
    await waitFor(() => expect(queryByText('Not saved yet')).toBeNull());
    const { length } = server.calls('PUT /stock/:id').filter(({ params }) => params.id === hummus._id);
    expect(length).toBe(0);
  });

  it('goes on with the menu it has when that cannot be read again', async () => {
    const { server, queries, user, getByRole, getByText, queryByRole } = await open();
    server.reply('GET /stock', noLine);
    await act(() => queries.refetchQueries(stockQuery));
    await user.type(getByRole('searchbox'), 'Hum');
    expect(getByText('Hummus')).toBeTruthy();
    expect(queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.type(getByRole('searchbox'), 'boldt');
    expect(getByText('Nothing is called that')).toBeTruthy();
  });
});
