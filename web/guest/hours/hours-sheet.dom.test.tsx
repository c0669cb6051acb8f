import { describe, expect, it, vi } from 'vitest';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { HoursSheet } from './hours-sheet.tsx';

const route = 'GET /public-menu/:ownerId/opening-hours';
const evening = [{ from: '18:00', to: '02:00' }];
const week = {
  days: [
    { day: '2026-11-18', weekday: 3, windows: evening },
    { day: '2026-11-19', weekday: 4, windows: [{ from: '12:00', to: '15:00' }, ...evening] },
    { day: '2026-11-20', weekday: 5, windows: [], name: 'Fast' },
    { day: '2026-11-21', weekday: 6, windows: [] },
    { day: '2026-11-22', weekday: 0, windows: [{ from: '00:00', to: '00:00' }] },
  ],
  later: [{ day: '2026-12-21', weekday: 1, windows: [], name: 'Feast' }],
};

const open = (prepare: (server: ReturnType<typeof fakeServer>) => void, takesOrders = true) => {
  const server = fakeServer();
  prepare(server);
  const onClose = vi.fn();
  const props = { ownerId: 'c'.repeat(24), takesOrders, onClose };
  return { ...renderForGuest(<HoursSheet {...props} />), onClose };
};
const plain = (element: Element) => element.textContent?.replace(/[\u2066-\u2069]/g, '');

describe('the hours that a guest asked for', () => {
  it('are seven days from today on, and what is unusual later', async () => {
    const { findByText, getAllByRole, getByText } = open((server) => server.reply(route, week));
    await findByText('Today');
    expect(getAllByRole('listitem').map(plain)).toEqual([
      'Today18:00–02:00',
      'Thursday12:00–15:0018:00–02:00',
      'Friday, November 20FastClosed',
      'SaturdayClosed',
      'Sunday24 hours',
      'Monday, December 21FeastClosed',
    ]);
    expect(getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('date');
    expect(getByText('Special days')).toBeTruthy();
    expect(getByText(/Orders are possible once/)).toBeTruthy();
  });

  it('say nothing of orders where none are taken', async () => {
    const { findByText, queryByText } = open((server) => server.reply(route, { ...week, later: [] }), false);
    await findByText('Today');
    expect([queryByText(/Orders are possible/), queryByText('Special days')]).toEqual([null, null]);
  });

  it.each([
    ['The restaurant does not say when it is open.', refuse('not_found', '')],
    ['It could not be loaded. Close this and try again.', noLine],
  ])('or a sentence: %s', async (sentence, answer) => {
    const { findByRole } = open((server) => server.reply(route, answer));
    expect((await findByRole('alert')).textContent).toBe(sentence);
  });
});
