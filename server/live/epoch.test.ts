import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { api } from '#core/contract.ts';
import { epochHeader } from '#core/live/stream-protocol.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { buildOpenTables } from '#server/testing/build-called-table.ts';
import { orderBodyFor } from '#server/testing/build-order.ts';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';
import { takeEpoch } from './epoch.queries.ts';
import { streamNumbers } from './stream-numbers.ts';
import { openHubOverWrittenLog, settle } from './testing/written-log.ts';

describe('the epoch of the database', () => {
  const test = setUpTestApp();
  const { open, url } = openStreams(test);

  it('is in the snapshot and the heartbeats of every stream of the contract', async () => {
    const { owner, dish, call } = await buildOpenTables(test);
    const { body: order } = await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish, { tableNumber: 7 }));
    const { body: called } = await call();
    const { secret } = (await owner.put('/restaurants/ready-screen', { was: null })).body;
    const paths: Record<string, string> = {
      streamOrders: `/orders/stream?ownerId=${owner.id}`,
      streamTrackedOrder: `/orders/track/${order.trackingToken}/stream`,
      streamTrackedCall: `/calls/track/${called.trackingToken}/stream`,
      streamReadyScreen: `/ready/${secret}/stream`,
      streamGuestMenu: `/public-menu/${owner.id}/stream`,
    };
    const declared = Object.entries(api).filter(([, { response }]) => response === 'event-stream');
    expect(Object.keys(paths).sort()).toEqual(declared.map(([name]) => name).sort());
    const { epoch } = test.hub;
    expect(epoch).toBeGreaterThan(0);
    const cookie = `session=${owner.cookies.get('session')}`;
    for (const path of Object.values(paths)) {
      const stream = await open(path, { cookie });
      expect(await stream.next()).toMatchObject({ event: 'snapshot', data: { epoch } });
      expect(await stream.next()).toMatchObject({ event: 'heartbeat', data: { epoch } });
      await test.services.streams.beat();
      expect(await stream.nextOf('heartbeat')).toMatchObject({ data: { epoch } });
      stream.close();
    }
  });

  it('is in the answer to every call, refused ones too', async () => {
    const of = async (path: string) => (await fetch(`${await url()}/api${path}`)).headers.get(epochHeader);
    expect(await of('/orders/mine')).toBe(String(test.hub.epoch));
    expect(await of('/nothing-here')).toBe(String(test.hub.epoch));
  });

  it('stays as long as the database has it, and is another one once it was deleted', async () => {
    const { db } = test.engine;
    expect(await takeEpoch(db)).toBe(test.hub.epoch);
    await db.execute('DELETE FROM database_epochs');
    const [one, other] = await Promise.all([takeEpoch(db), takeEpoch(db)]);
    expect([one === other, one === test.hub.epoch]).toEqual([true, false]);
  });

  it('keeps its numbers apart from those of every other', () => {
    const [one, other] = [streamNumbers(7), streamNumbers(8)];
    expect(one.seqOf(one.of(41))).toBe(41);
    for (const foreign of [other.of(41), 41, -1, Number.NaN, Number.POSITIVE_INFINITY, one.of(0) + 0.5])
      expect(one.seqOf(foreign)).toBeNull();
    const last = streamNumbers(2 ** 20);
    expect(last.seqOf(last.of(2 ** 32 - 1))).toBe(2 ** 32 - 1);
  });
});

describe('a process whose database was replaced while it had no connection', () => {
  it('finds out when it has one again, and tells no stream that it is complete', async () => {
    const { hub, reconnect, replace, timesReplaced, errors } = await openHubOverWrittenLog();
    reconnect();
    await settle();
    await hub.compareWithLog();
    replace();
    await hub.compareWithLog();
    expect(timesReplaced()).toBe(0);
    reconnect();
    await settle();
    expect([timesReplaced(), errors]).toEqual([1, ['comparing with the log failed']]);
    await expect(hub.compareWithLog()).rejects.toThrow('replaced under this process');
  });

  it('asks again when it could not be found out at once', async () => {
    const { hub, reconnect, replace, failReads, timesReplaced } = await openHubOverWrittenLog();
    replace();
    failReads(1);
    reconnect();
    await settle();
    expect(timesReplaced()).toBe(0);
    await expect(hub.compareWithLog()).rejects.toThrow('replaced under this process');
    expect(timesReplaced()).toBe(1);
  });
});

const install = async (): Promise<{ folder: string; environment: Record<string, string> }> => {
  const folder = temporaryFolder();
  if (testEngine === 'embedded') return { folder, environment: { DATA_DIR: join(folder, 'data') } };
  const database = await createPostgresDatabase();
  onTestFinished(database.drop);
  return { folder, environment: { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url } };
};

/** As docs/operations/back-up-and-restore.md says: stopped, restored, started again. */
it('after a restore every reader begins with a snapshot, whatever number it brings', async () => {
  const { folder, environment } = await install();
  const file = join(folder, 'evening.backup.gz');
  let server: ServerProcess = await startServerProcess(environment);
  onTestFinished(async () => void (await server.stop()));
  const run = async (command: 'backup' | 'restore', ...args: string[]) => {
    const { code, complaint } = await runCommandOfOperator(command, args, { environment });
    expect([code, complaint]).toEqual([0, '']);
  };
  const owner = await signUpOver(server.url);
  const orderBody = await openRestaurantOver(owner);
  const openBoard = async (lastId?: string | null) => {
    const headers = { cookie: owner.cookie(), ...(lastId && { 'last-event-id': lastId }) };
    const stream = await readStream(`${server.url}/api/orders/stream`, headers);
    onTestFinished(stream.close);
    return stream;
  };
  /** Until the server's streams have it: a number asked for before that is the one of the order before. */
  const order = async () => {
    const board = await openBoard();
    const { body } = await owner.send('POST', '/orders', orderBody(), server.url);
    for (let heard = ''; heard !== body._id; ) heard = (await board.nextOf('order')).data.event.order._id;
    board.close();
    return body;
  };
  const positionOf = async () => {
    const board = await openBoard();
    const { id, data } = await board.nextOf('heartbeat');
    board.close();
    return { id, epoch: data.epoch };
  };

  const kept = await order();
  const atBackup = await positionOf();
  await run('backup', file);
  for (let count = 0; count < 3; count += 1) await order();
  const before = await positionOf();
  expect(before.epoch).toBe(atBackup.epoch);
  await server.stop();

  // A start alone is no other database.
  server = await startServerProcess(environment);
  const again = await openBoard(before.id);
  expect(await again.next()).toMatchObject({
    event: 'heartbeat',
    id: before.id,
    data: { epoch: before.epoch },
  });
  again.close();
  await server.stop();

  await run('restore', file);
  server = await startServerProcess(environment);
  const { epoch } = await positionOf();
  expect(epoch).not.toBe(before.epoch);
  // As many events as were taken back: its numbers would look as if nothing had been missed.
  for (let count = 0; count < 3; count += 1) await order();
  for (const lastId of [before.id, atBackup.id, String(10 ** 15), '4']) {
    const board = await openBoard(lastId);
    const { event, data } = await board.next();
    expect([event, data.epoch, data.snapshot.length, data.snapshot[0]._id]).toEqual([
      'snapshot',
      epoch,
      4,
      kept._id,
    ]);
    expect(await board.next()).toMatchObject({ event: 'heartbeat', data: { epoch } });
  }
});
