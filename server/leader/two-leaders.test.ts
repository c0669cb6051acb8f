import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';

const leads = async (url: string): Promise<boolean> =>
  (await (await fetch(`${url}/metrics`)).text()).includes('\nmenta_leader 1');

/** Two processes need one PostgreSQL; the embedded engine belongs to one process. */
describe.runIf(testEngine === 'postgres')('two processes on one PostgreSQL', () => {
  it('know each other’s boards, and climb the ring ladder once, also after the leader was killed', async () => {
    const database = await createPostgresDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const processes = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: database.url })));
    await expect
      .poll(async () => (await Promise.all(processes.map(({ url }) => leads(url)))).sort())
      .toEqual([false, true]);
    const firstLeads = await leads(processes[0]?.url ?? '');
    const [leader, other] = firstLeads ? processes : processes.toReversed();
    if (!leader || !other) throw new Error('both servers should have started');

    const owner = await signUpOver(other.url);
    const orderBody = await openRestaurantOver(owner);
    const prove = (url: string) =>
      owner.send('PUT', '/orders/presence', { board: 'board-of-the-kitchen', isWatched: true }, url);
    await prove(leader.url);
    const openness = await owner.send('GET', `/services/user/${owner.id}/has-active`);
    expect(openness.body.isWatched).toBe(true);

    const board = await readStream(`${other.url}/api/orders/stream`, { cookie: owner.cookie() });
    await board.nextOf('heartbeat');
    const sent = await owner.send('POST', '/orders', orderBody());
    const age = (seconds: number) =>
      client.query('update orders set created_at = now() - make_interval(secs => $1)', [seconds]);
    await board.nextOf('order');
    await age(61);
    const louder = (await board.nextOf('order')).data.event.order;
    expect([louder.ringStep, louder.revision]).toEqual([1, 2]);

    // What the killed one knew is in the database: its lease runs out, and the other goes on where the ladder stands.
    await leader.kill();
    await client.query('update leases set expires_at = now()');
    await prove(other.url);
    expect((await owner.send('GET', '/orders/unattended')).body).toEqual({
      isOpen: true,
      isWatched: true,
      waiting: 0,
      calls: 0,
    });
    await age(181);
    const order = (await board.nextOf('order')).data.event.order;
    expect([order.ringStep, order.revision, await leads(other.url)]).toEqual([3, 3, true]);
    const trail = await owner.send('GET', `/orders/${sent.body._id}/trail`);
    expect(trail.body.map(({ action }: { action: string }) => action)).toEqual(['create', 'ring', 'ring']);
    board.close();
    expect(await other.stop()).toBe(0);
    await client.end();
    await database.drop();
  });
});
