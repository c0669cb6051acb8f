import { describe, expect, it } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PhoneRefusal } from './phone-refusal.tsx';

const list = 'GET /refused-phones';
const phone = '0521112222';
const refusedAt = '2026-03-06T18:00:00.000Z';
const own = { _id: 'a'.repeat(24), phone, refusedAt, refusedBy: 'Noa' };
const other = { _id: 'b'.repeat(24), phone: '0539998888', refusedAt, refusedBy: null };

const open = (phones = [] as (typeof own | typeof other)[]) => {
  const server = fakeServer();
  server.reply(list, { phones });
  return { server, ...renderScreen(<PhoneRefusal order={buildBoardOrder({ phone })} />) };
};

describe('the phone of an order', () => {
  it('is refused with one press, and taken again with another', async () => {
    const { server, user, findByRole, findByText } = open();
    server.reply('POST /refused-phones', { phones: [own] });
    await user.click(await findByRole('button', { name: 'Refuse this phone for this shift' }));
    await findByText('No orders are taken from this phone until the shift ends.', { exact: false });
    await findByText('Noa');
    expect(server.calls('POST /refused-phones')[0]?.body).toEqual({ orderId: buildBoardOrder()._id });
    server.reply('DELETE /refused-phones/:id', { phones: [] });
    await user.click(await findByRole('button', { name: 'Take orders again' }));
    await findByRole('button', { name: 'Refuse this phone for this shift' });
    expect(server.calls('DELETE /refused-phones/:id')[0]?.params).toEqual({ id: own._id });
  });

  it('leads to the others that are refused, each of which can be lifted', async () => {
    const { server, user, findByText, findByRole, queryByText } = open([other]);
    await user.click(await findByText('1 more refused phone'));
    server.reply('DELETE /refused-phones/:id', { phones: [] });
    await user.click(await findByRole('button', { name: 'Take orders from 0539998888 again' }));
    await findByRole('button', { name: 'Refuse this phone for this shift' });
    expect(queryByText('1 more refused phone')).toBeNull();
  });

  it('is read again when somebody else was faster', async () => {
    const { server, user, findByRole } = open([own]);
    server.reply('DELETE /refused-phones/:id', refuse('not_found'));
    const again = await findByRole('button', { name: 'Take orders again' });
    server.reply(list, { phones: [] });
    await user.click(again);
    await findByRole('button', { name: 'Refuse this phone for this shift' });
  });

  it('stays as it was when that could not be saved, and says so', async () => {
    const { server, user, findByRole, findByText } = open();
    server.reply('POST /refused-phones', refuse('internal'));
    await user.click(await findByRole('button', { name: 'Refuse this phone for this shift' }));
    await findByText('That was not saved. Please try again.');
  });
});
