import { describe, expect, it } from 'vitest';
import type { GuestCall } from '#core/calls/call-shape.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildOpenTables } from '#server/testing/build-called-table.ts';
import { orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { settingsBody } from '#server/testing/settings-body.ts';
import { storePractice } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const { open, openBoard } = openStreams(test);

const callEvents = async ({ id }: TestOwner) =>
  ((await readEventsAfter(test.engine.db, id, 0)) ?? []).flatMap(({ event }) =>
    event.kind === 'call' ? [event.call] : [],
  );
const bill = { table: 7, kind: 'bill', payment: 'card', payers: 3 };

describe('a table that calls', () => {
  it('is on the board with what it wants, and follows its call by a token', async () => {
    const { owner, call, guest, listed, shift } = await buildOpenTables(test);
    const { status, body } = await call(bill);
    expect(status).toBe(200);
    const wish = { tableNumber: 7, kind: 'bill', payment: 'card', payers: 3, seenAt: null, doneAt: null };
    const createdAt = test.clock.now().toISOString();
    expect(body).toEqual({
      ...wish,
      createdAt,
      revision: 1,
      trackingToken: expect.stringMatching(/^[\w-]{20,64}$/),
      unseen: false,
    });
    expect(await guest(body)).toEqual(body);
    const shown = {
      ...wish,
      _id: expect.any(String),
      service: shift._id,
      createdAt,
      revision: 1,
      ringStep: 0,
    };
    expect(await listed()).toEqual([shown]);
    expect(await callEvents(owner)).toEqual([shown]);
    expect((await owner.get('/calls')).body.tables).toBe(12);
  });

  it('need not say how it pays, and a call for the waiter does not', async () => {
    const { call } = await buildOpenTables(test);
    expect((await call({ table: 1, kind: 'bill' })).body).toMatchObject({ payment: null, payers: null });
    expect((await call({ ...bill, kind: 'waiter' })).body).toMatchObject({ payment: null, payers: null });
  });

  it('and calls again for the same is answered with the call that is open, as it stands', async () => {
    const { owner, call, listed } = await buildOpenTables(test);
    const { body: first } = await call(bill);
    test.clock.advance(120_000);
    expect((await call(bill)).body).toEqual(first);
    expect((await call({ table: 7, kind: 'bill' })).body).toEqual(first);
    await owner.patch(`/calls/${(await listed())[0]?._id}`, { answer: 'seen' });
    expect((await call(bill)).body).toMatchObject({ trackingToken: first.trackingToken, revision: 2 });
    expect(await listed()).toHaveLength(1);
    expect(await callEvents(owner)).toHaveLength(2);
  });

  it('and calls again for something else has changed its call, which rings again for who had seen it', async () => {
    const { owner, call, guest, listed } = await buildOpenTables(test);
    const { body: first } = await call(bill);
    await owner.patch(`/calls/${(await listed())[0]?._id}`, { answer: 'seen' });
    const phone = await open(`/calls/track/${first.trackingToken}/stream`);
    await phone.nextOf('snapshot');
    test.clock.advance(120_000);
    const { status, body: changed } = await call({ ...bill, payment: 'cash', payers: 2 });
    expect(status).toBe(200);
    expect(changed).toEqual({ ...first, payment: 'cash', payers: 2, revision: 3 });
    expect(await guest(first)).toEqual(changed);
    expect((await phone.nextOf('call')).data?.event.call).toEqual(changed);
    const [shown, ...others] = await listed();
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ createdAt: first.createdAt, seenAt: null, ringStep: 0, revision: 3 });
    expect((await callEvents(owner)).at(-1)).toEqual(shown);
  });

  it('from phones that differ, at once, wants what the last of them said', async () => {
    const { owner, call, guest } = await buildOpenTables(test);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((payers) => call({ ...bill, payers })));
    expect(new Set(answers.map(({ body }) => body.trackingToken)).size).toBe(1);
    const bodies: GuestCall[] = answers.map(({ body }) => body);
    bodies.sort((a, b) => a.revision - b.revision);
    expect(bodies.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
    const heard = await callEvents(owner);
    expect(heard.map(({ payers }) => payers)).toEqual(bodies.map(({ payers }) => payers));
    const [last] = bodies.slice(-1);
    expect(last && (await guest(last))).toEqual(last);
  });

  it('may call for both, as may its neighbours', async () => {
    const { call, listed } = await buildOpenTables(test);
    for (const body of [bill, { table: 7, kind: 'waiter' }, { table: 8, kind: 'waiter' }]) await call(body);
    expect((await listed()).map(({ tableNumber, kind }) => [tableNumber, kind])).toEqual(
      expect.arrayContaining([
        [7, 'bill'],
        [7, 'waiter'],
        [8, 'waiter'],
      ]),
    );
  });

  it('from many phones at once has called once', async () => {
    const { owner, call, listed } = await buildOpenTables(test);
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(bill)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.trackingToken)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
    expect(await callEvents(owner)).toHaveLength(1);
  });

  it('calls anew once somebody was there', async () => {
    const { owner, call, guest, listed } = await buildOpenTables(test);
    const { body: first } = await call(bill);
    await owner.patch(`/calls/${(await listed())[0]?._id}`, { answer: 'done' });
    expect(await listed()).toEqual([]);
    const { body: second } = await call(bill);
    expect(second.trackingToken).not.toBe(first.trackingToken);
    expect((await guest(first)).doneAt).not.toBeNull();
    expect((await guest(second)).doneAt).toBeNull();
  });

  it('in the moment in which its call is done has one open call or none, and the guest knows which', async () => {
    const { owner, call, guest, listed } = await buildOpenTables(test);
    for (let round = 0; round < 5; round += 1) {
      await call(bill);
      const [before] = await listed();
      const [, { body }] = await Promise.all([
        owner.patch(`/calls/${before?._id}`, { answer: 'done' }),
        call(bill),
      ]);
      const isOpen = (await guest(body)).doneAt === null;
      expect(await listed()).toHaveLength(isOpen ? 1 : 0);
    }
  });
});

describe('a call is refused', () => {
  it('where there is no such table, or none at all', async () => {
    const { owner, call } = await buildOpenTables(test);
    const far = await call({ table: 13, kind: 'waiter' });
    expect([far.status, far.body.code, far.body.details]).toEqual([422, 'invalid_table', { tables: 12 }]);
    await owner.put('/restaurants/settings', { ...settingsBody, hasTableNumbers: false });
    expect((await call()).body).toMatchObject({ code: 'invalid_table', details: { tables: 0 } });
  });

  it('while no shift is open, and while staff practise', async () => {
    const { owner, call, shift } = await buildOpenTables(test);
    await storePractice(test.engine.db, shift._id);
    expect((await call()).body.code).toBe('no_open_shift');
    const closed = await buildOpenTables(test);
    await closed.owner.post('/services/end', { id: closed.shift._id, userId: closed.owner.id });
    expect((await closed.call()).body.code).toBe('no_open_shift');
    expect(await callEvents(owner)).toEqual([]);
  });

  it('on the plan that has no orders, and by nobody’s restaurant', async () => {
    const basic = await test.owner({ plan: 'basic' });
    const path = (id: string) => `/public-menu/${id}/calls`;
    const body = { table: 1, kind: 'waiter' };
    expect((await test.visitor().post(path(basic.id), body)).body.code).toBe('plan_required');
    expect((await test.visitor().post(path('0'.repeat(24)), body)).status).toBe(404);
  });

  it.each([
    {},
    { table: 0, kind: 'waiter' },
    { table: 1.5, kind: 'waiter' },
    { table: '7', kind: 'waiter' },
    { table: 7, kind: 'cook' },
    { ...bill, payment: 'barter' },
    { ...bill, payers: 0 },
    { ...bill, payers: 51 },
    { ...bill, payers: Number.MAX_SAFE_INTEGER },
  ])('as %j', async (body) => {
    const { call, listed } = await buildOpenTables(test);
    expect((await call(body)).body.code).toBe('invalid_input');
    expect(await listed()).toEqual([]);
  });
});

describe('staff', () => {
  it('say that they have seen it, and that somebody was there', async () => {
    const { owner, call, guest, listed } = await buildOpenTables(test);
    const { body: sent } = await call(bill);
    const path = `/calls/${(await listed())[0]?._id}`;
    test.clock.advance(60_000);
    const seenAt = test.clock.now().toISOString();
    expect((await owner.patch(path, { answer: 'seen' })).body).toMatchObject({ seenAt, revision: 2 });
    expect(await guest(sent)).toMatchObject({ seenAt, doneAt: null });
    test.clock.advance(60_000);
    const doneAt = test.clock.now().toISOString();
    const { body: done } = await owner.patch(path, { answer: 'done' });
    expect(done).toMatchObject({ seenAt, doneAt, revision: 3 });
    expect(await guest(sent)).toMatchObject({ seenAt, doneAt });
  });

  it.each(['seen', 'done'])('say ‘%s’ at once from two screens, and it is said once', async (answer) => {
    const { owner, call, listed } = await buildOpenTables(test);
    await call(bill);
    const path = `/calls/${(await listed())[0]?._id}`;
    const answers = await Promise.all([1, 2, 3].map(() => owner.patch(path, { answer })));
    expect(answers.map(({ status, body }) => [status, body.revision])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ]);
    expect(await callEvents(owner)).toHaveLength(2);
  });

  it('who see it late, after it is done, change nothing', async () => {
    const { owner, call, listed } = await buildOpenTables(test);
    await call(bill);
    const path = `/calls/${(await listed())[0]?._id}`;
    const { body: done } = await owner.patch(path, { answer: 'done' });
    test.clock.advance(5_000);
    expect((await owner.patch(path, { answer: 'seen' })).body).toEqual(done);
  });

  it('at a station read the calls, and answer them with the right to handle orders', async () => {
    const { owner, call, listed } = await buildOpenTables(test);
    await call(bill);
    const path = `/calls/${(await listed())[0]?._id}`;
    const [waiter, cook] = [await buildPerson(owner, ['orders']), await buildPerson(owner, ['stock'])];
    const station = await buildStation(test, owner);
    expect((await station.get('/calls')).body.calls).toHaveLength(1);
    expect((await station.patch(path, { answer: 'seen' })).body.code).toBe('pin_required');
    await station.type(cook);
    expect((await station.patch(path, { answer: 'seen' })).body.code).toBe('right_missing');
    await station.type(waiter);
    expect((await station.patch(path, { answer: 'seen' })).status).toBe(200);
  });

  it('of another restaurant neither read nor answer it', async () => {
    const { call, listed } = await buildOpenTables(test);
    const { owner: other } = await buildOpenTables(test);
    await call(bill);
    const [shown] = await listed();
    expect((await other.get('/calls')).body.calls).toEqual([]);
    expect((await other.patch(`/calls/${shown?._id}`, { answer: 'done' })).status).toBe(404);
    expect(await listed()).toEqual([shown]);
  });
});

describe('a table that is closed', () => {
  const closed = async () => {
    const place = await buildOpenTables(test);
    const { owner, dish, call } = place;
    // Whoever calls and then orders is the same party.
    const { body: early } = await call({ table: 7, kind: 'waiter' });
    await test.visitor().post('/orders', orderBodyFor(owner, dish, { tableNumber: 7 }));
    const [visit] = (await owner.get('/visits')).body.visits;
    const [order] = (await owner.get('/orders/mine')).body;
    return {
      ...place,
      order,
      early,
      close: () => owner.post(`/visits/${visit._id}/close`, { unpaid: true }),
    };
  };

  it('ends its calls, of which boards and its phones hear, and no other table’s', async () => {
    const { owner, call, guest, listed, early, close } = await closed();
    expect(await guest(early)).toEqual(early);
    const { body: wanted } = await call(bill);
    const { body: neighbour } = await call({ table: 8, kind: 'waiter' });
    const phone = await open(`/calls/track/${wanted.trackingToken}/stream`);
    await phone.nextOf('snapshot');
    const board = await openBoard(owner);
    await board.nextOf('snapshot');
    expect((await close()).status).toBe(200);
    const over = { doneAt: test.clock.now().toISOString(), revision: 2 };
    for (const sent of [wanted, early]) expect(await guest(sent)).toMatchObject(over);
    expect((await phone.nextOf('call')).data?.event.call).toMatchObject(over);
    const heard = [await board.nextOf('call'), await board.nextOf('call')];
    expect(heard.map(({ data }) => data?.event.call.kind).sort()).toEqual(['bill', 'waiter']);
    expect((await board.nextOf('visit')).data?.event.kind).toBe('visit');
    expect(await guest(neighbour)).toEqual(neighbour);
    expect(await listed()).toHaveLength(1);
    expect((await close()).status).toBe(200);
    expect(await callEvents(owner)).toHaveLength(5);
  });

  it('once it was paid: who sits there next has not called', async () => {
    const { owner, call, guest, order, close } = await closed();
    const { body: left } = await call(bill);
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
    const paid = { clientToken: `payment-of-${order._id}`, kind: 'cash', orderIds: [order._id] };
    expect((await owner.post('/payments', paid)).status).toBe(200);
    await close();
    test.clock.advance(120_000);
    const { body: next } = await call({ table: 7, kind: 'bill' });
    expect(next).toMatchObject({ payment: null, payers: null, revision: 1 });
    expect(next).toMatchObject({ createdAt: test.clock.now().toISOString(), doneAt: null });
    expect(next.trackingToken).not.toBe(left.trackingToken);
    expect((await guest(left)).doneAt).not.toBeNull();
  });

  it('in the moment in which its call is changed, or done, ends it once', async () => {
    const { owner, call, guest, listed, close } = await closed();
    const { body: waiting } = await call(bill);
    const shown = (await listed()).find(({ kind }) => kind === 'bill');
    const [{ body: again }, ...others] = await Promise.all([
      call({ ...bill, payment: 'cash' }),
      close(),
      owner.patch(`/calls/${shown?._id}`, { answer: 'done' }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect((await guest(waiting)).doneAt).not.toBeNull();
    // Only who called behind the closing calls still, and has called anew.
    const isOpen = (await guest(again)).doneAt === null;
    expect(isOpen && again.trackingToken === waiting.trackingToken).toBe(false);
    expect(await listed()).toHaveLength(isOpen ? 1 : 0);
  });
});

describe('the end of the shift', () => {
  it('ends the calls that are open, and their guests hear it', async () => {
    const { owner, call, guest, shift } = await buildOpenTables(test);
    const { body: waiting } = await call(bill);
    const { body: also } = await call({ table: 8, kind: 'waiter' });
    const board = await openBoard(owner);
    await board.nextOf('snapshot');
    expect((await owner.post('/services/end', { id: shift._id, userId: owner.id })).status).toBe(200);
    for (const sent of [waiting, also])
      expect(await guest(sent)).toMatchObject({ doneAt: expect.any(String), revision: 2 });
    const ended = [await board.nextOf('call'), await board.nextOf('call')].map(
      ({ data }) => data?.event.call.doneAt,
    );
    expect(ended).toEqual([expect.any(String), expect.any(String)]);
    expect((await board.nextOf('shift')).data?.event.isOpen).toBe(false);
    expect((await owner.get('/calls')).body.calls).toEqual([]);
  });

  it('in the moment of a call leaves none open', async () => {
    const { owner, call, shift } = await buildOpenTables(test);
    const [, ...calls] = await Promise.all([
      owner.post('/services/end', { id: shift._id, userId: owner.id }),
      ...[1, 2, 3, 4].map((table) => call({ table, kind: 'waiter' })),
    ]);
    for (const { status, body } of calls) {
      if (status === 409) expect(body.code).toBe('no_open_shift');
      else
        expect((await test.visitor().get(`/calls/track/${body.trackingToken}`)).body.doneAt).not.toBeNull();
    }
  });
});

describe('the stream of a call', () => {
  it('begins with the call and says when it is seen and done, and nothing of other tables', async () => {
    const { owner, call, listed } = await buildOpenTables(test);
    const { body: sent } = await call(bill);
    const stream = await open(`/calls/track/${sent.trackingToken}/stream`);
    expect((await stream.nextOf('snapshot')).data?.snapshot).toEqual(sent);
    const { body: other } = await call({ table: 9, kind: 'waiter' });
    const [own] = (await listed()).filter(({ tableNumber }) => tableNumber === 7);
    for (const answer of ['seen', 'done']) {
      const { body } = await owner.patch(`/calls/${own?._id}`, { answer });
      const { _id, service, ringStep, ...wish } = body;
      const heard: GuestCall = (await stream.nextOf('call')).data?.event.call;
      expect(heard).toEqual({ ...wish, trackingToken: sent.trackingToken, unseen: false });
    }
    expect(other.trackingToken).not.toBe(sent.trackingToken);
  });

  it('of an unknown token is not there', async () => {
    const path = `/calls/track/${'x'.repeat(32)}`;
    expect((await test.visitor().get(path)).status).toBe(404);
    expect((await test.visitor().get(`${path}/stream`)).status).toBe(404);
  });
});

it('is counted on the dashboard until somebody has seen it', async () => {
  const { owner, call, listed } = await buildOpenTables(test);
  const counted = async () => (await owner.get('/services/evening')).body.evening.calls;
  await call(bill);
  await call({ table: 8, kind: 'waiter' });
  expect(await counted()).toBe(2);
  await owner.patch(`/calls/${(await listed())[0]?._id}`, { answer: 'seen' });
  expect(await counted()).toBe(1);
});
