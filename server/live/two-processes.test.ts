import { describe, expect, it } from 'vitest';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';

/** Two processes need one PostgreSQL; the embedded engine belongs to one process. */
describe.runIf(testEngine === 'postgres')('two processes on one PostgreSQL', () => {
  it('show an order that one accepted on a board that the other serves, and a changed menu in both', async () => {
    const database = await createPostgresDatabase();
    const [first, second] = await Promise.all(
      [1, 2].map(() => startServerProcess({ DATABASE_URL: database.url })),
    );
    if (!first || !second) throw new Error('both servers should have started');
    const owner = await signUpOver(first.url);
    const orderBody = await openRestaurantOver(owner);

    const board = await readStream(`${second.url}/api/orders/stream`, { cookie: owner.cookie() });
    await board.nextOf('heartbeat');
    const sent = await owner.send('POST', '/orders', orderBody());
    expect((await board.nextOf('order')).data.event.order._id).toBe(sent.body._id);

    const menuPage = () => fetch(`${second.url}/public-menu/${owner.id}`).then((answer) => answer.text());
    expect(await menuPage()).toContain('חומוס');
    const guest = await readStream(`${second.url}/api/public-menu/${owner.id}/stream`);
    await guest.nextOf('heartbeat');
    const [menu] = (await owner.send('GET', '/users/menus')).body;
    await owner.send('POST', '/dishes', {
      name: 'סביח',
      price: 38,
      menuId: menu._id,
      sectionName: 'ראשונות',
    });
    await guest.nextOf('menu');
    expect(await menuPage()).toContain('סביח');

    // Signed out on the one, the board on the other ends.
    await owner.send('POST', '/users/logout', {});
    await board.nextOf('session-ended');
    await expect(board.next()).rejects.toThrow('the stream ended');
    guest.close();
    expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
    await database.drop();
  });
});
