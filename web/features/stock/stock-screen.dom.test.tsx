import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StockDish, StockLimitOut } from '#core/stock/stock.contract.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StockScreen } from './stock-screen.tsx';

const dishOf = (name: string, given: Partial<StockDish> = {}): StockDish => ({
  _id: name.length.toString(16).padStart(24, '0'),
  name,
  limit: null,
  exhaustedGroup: null,
  options: [],
  ...given,
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
  const shown = renderScreen(<StockScreen orders={null} onClose={vi.fn()} />);
  await shown.findByText(dishes[0]?.name ?? 'The active menu has no dishes');
  const rowOf = (name: string) => within(shown.getByText(name).closest('li') as HTMLElement);
  return { server, rowOf, ...shown };
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
    expect(server.calls('PUT /stock/:id')[1]?.body).toEqual({
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
    expect(await findByText('Not found.')).toBeTruthy();
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
      <StockScreen orders={null} onClose={vi.fn()} />,
    );
    const retry = await findByRole('button', { name: 'Try again' });
    server.reply('GET /stock', [{ _id: 'e'.repeat(24), name: 'Starters', dishes: [hummus] }]);
    await user.click(retry);
    expect(await findByText('Hummus')).toBeTruthy();
    expect(queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says nothing besides the question to log in again', async () => {
    const { server, user, getByRole, queryByRole, queryByText } = await open();
    server.reply('PUT /stock/:id', refuse('not_signed_in', 'Please log in to continue.'));
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    await waitFor(() => expect(queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(queryByText('Please log in to continue.')).toBeNull();
  });

  it('says what was not saved and shows what is true', async () => {
    const { server, user, getByRole, findByText, queryByRole } = await open();
    server.reply('PUT /stock/:id', refuse('not_found', 'Not found.'));
    await user.click(getByRole('button', { name: 'Sold out: Hummus' }));
    expect(await findByText('Not found.')).toBeTruthy();
    await waitFor(() => expect(queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(getByRole('button', { name: 'Sold out: Hummus' })).toBeTruthy();
  });
});
