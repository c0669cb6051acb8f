import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { buildVisit } from '#web/testing/build-visit.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TableLane } from './table-lane.tsx';
import { TablesDialog } from './tables-dialog.tsx';

const visit = buildVisit({ total: 240.01, paid: 40, owed: 200.01, orderIds: ['1'.repeat(24)] });
const left = buildVisit({
  _id: '6'.repeat(24),
  tableNumber: 6,
  total: 80,
  paid: 80,
  closedAt: '2026-03-06T20:00:00.000Z',
});

const placed = [
  { order: buildBoardOrder({ visit: visit._id, displayOrderNumber: 1 }) },
  { order: buildBoardOrder({ tableNumber: null, displayOrderNumber: 2 }) },
  { order: buildBoardOrder({ visit: visit._id, displayOrderNumber: 3 }) },
];

it('a stage by tables shows each visit with one sum, and leads to its bill', async () => {
  const server = fakeServer();
  server.reply('GET /visits', { visits: [visit] });
  const opened = vi.fn();
  const { findByRole, findByText, getByRole, user } = renderScreen(
    <TableLane
      placed={placed}
      cardsOf={(some) => some.map(({ order }) => `#${order.displayOrderNumber}`).join(' ')}
      onOpenVisit={opened}
    />,
  );
  expect(await findByText('₪240.01')).toBeTruthy();
  const table = await findByRole('region', { name: 'Table 4' });
  expect(table.textContent).toContain('2 orders here');
  expect(table.textContent).toContain('₪40.00 paid of');
  expect(table.textContent).toContain('#1 #3');
  const pickup = within(getByRole('region', { name: 'Pickup' }));
  expect(pickup.queryByRole('button')).toBeNull();
  await user.click(getByRole('button', { name: 'Table 4: the bill' }));
  expect(opened).toHaveBeenCalledWith(visit._id);
});

it('the tables of the evening are listed, those that have left apart', async () => {
  const server = fakeServer();
  server.reply('GET /visits', { visits: [left, visit] });
  const opened = vi.fn();
  const { findAllByRole, user } = renderScreen(<TablesDialog onOpen={opened} onClose={() => {}} />);
  const rows = (await findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Table 4');
  expect(rows[0]).toContain('₪200.01 to pay');
  expect(rows[1]).toContain('Table 6');
  expect(rows[1]).toContain('All is paid');
  await user.click((await findAllByRole('button', { name: /Table 4/ }))[0] as HTMLElement);
  expect(opened).toHaveBeenCalledWith(visit._id);
});

it('an evening without tables says how one opens', async () => {
  const server = fakeServer();
  server.reply('GET /visits', { visits: [] });
  const { findByText } = renderScreen(<TablesDialog onOpen={() => {}} onClose={() => {}} />);
  expect(await findByText('No table is taken now')).toBeTruthy();
});
