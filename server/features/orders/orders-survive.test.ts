import { describe, expect, it, onTestFinished } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { powerCutRounds } from '#server/db/engine/testing/engine-under-test.ts';
import { canMountImages, mountDisk } from '#server/db/engine/testing/loop-image.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { type HttpOwner, openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { keepOrdering } from '#server/testing/send-orders.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { testEngine } from '#server/testing/test-database.ts';

const startOn = async (dataDir: string) => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  onTestFinished(() => server.kill());
  return server;
};

/** Every acknowledged order is there once, under the number the guest was told. */
const expectAllThere = async (url: string, owner: HttpOwner, acknowledged: ReadonlyMap<string, number>) => {
  const { body } = await owner.send('GET', '/orders/mine', undefined, url);
  const orders: ManagedOrder[] = body;
  const found = new Map(orders.map((order) => [order._id, order.displayOrderNumber]));
  const lost = [...acknowledged].filter(([id, number]) => found.get(id) !== number);
  expect(lost).toEqual([]);
  expect(new Set(found.values()).size).toBe(orders.length);
};

describe.runIf(testEngine === 'embedded')('acknowledged orders', () => {
  it('survive kill -9 while orders are being sent', async () => {
    const dataDir = temporaryFolder();
    let server = await startOn(dataDir);
    const owner = await signUpOver(server.url);
    const orderBody = await openRestaurantOver(owner);
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < 2; round++) {
      const guests = keepOrdering(server.url, orderBody);
      await guests.more(40);
      await server.kill();
      await guests.stop();
      for (const [id, number] of guests.acknowledged) acknowledged.set(id, number);
      server = await startOn(dataDir);
      await expectAllThere(server.url, owner, acknowledged);
    }
    expect(await server.stop()).toBe(0);
  });

  it.skipIf(!canMountImages())(
    'survive a power cut (skipped without root and loop devices on Linux)',
    { timeout: 120_000 + 60_000 * powerCutRounds },
    async () => {
      const disk = mountDisk(temporaryFolder());
      onTestFinished(disk.unmount);
      const server = await startOn(disk.dataDir);
      const owner = await signUpOver(server.url);
      const orderBody = await openRestaurantOver(owner);
      const guests = keepOrdering(server.url, orderBody);
      for (let round = 0; round < powerCutRounds; round++) {
        await guests.more(40);
        // What the disk holds at this moment is what a power cut would leave; orders go on meanwhile.
        const acknowledged = new Map(guests.acknowledged);
        server.pause();
        disk.copyDisk();
        server.resume();
        await disk.inspect(async (dataDir) => {
          const restarted = await startOn(dataDir);
          await expectAllThere(restarted.url, owner, acknowledged);
          await restarted.stop();
        });
      }
      await guests.stop();
      await server.stop();
    },
  );
});
