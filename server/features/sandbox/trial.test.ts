import { describe, expect, it } from 'vitest';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import { localDay } from '#core/hours/local-day.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { earlierGuests } from '#core/sandbox/simulated-pace.ts';
import { users } from '#server/db/schema.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { seedDemo } from '#server/features/demo/demo.service.ts';
import { formatList } from '#server/operator/format-account.ts';
import { openPages } from '#server/rendering/pages.ts';
import { newId } from '#server/system/ids.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { refuseChange } from '#server/testing/refuse-change.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { listStoredOrders } from '#server/testing/stored-orders.ts';
import { listOpenShifts, listTablesNaming, storeThrowAways } from '#server/testing/stored-rows.ts';
import { setUpTestApp, type TestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp({
  environment: { PUBLIC_URL: 'https://menta.example' },
  pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
});
const discardOverdue = () => runIfDue(test, 'discard tried restaurants');
const serveDue = () => runIfDue(test, 'serve simulated guests');
const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;

const startTry = async (app: TestApp = test) => {
  const visitor = app.visitor();
  const { status, body } = await visitor.post('/try');
  expect(status).toBe(201);
  const me = (await visitor.get('/users/me')).body;
  return { visitor, id: body.userId as string, me };
};

const person = () => ({
  firstName: 'Dana',
  lastName: 'Cohen',
  restaurantName: 'Dana’s',
  email: `dana-${newId()}@menta.test`,
  password: testPassword,
});

const lastDayOf = (month: string) => new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate();

/** Lets a guest come. */
const waitForGuest = async (ms = 61 * secondMs) => {
  test.clock.advance(ms);
  await serveDue();
};

describe('trying an evening', () => {
  it('is signed in to a restaurant with the demo menu, open, with tables, on Pro', async () => {
    await seedDemo({ db: test.engine.db, images: test.services.images, clock: test.clock });
    const { visitor, id, me } = await startTry();
    expect(me).toMatchObject({ _id: id, plan: 'pro', restaurantName: demoRestaurant.name.en });
    expect(Date.parse(me.throwAwayAt) - test.clock.now().getTime()).toBe(24 * hourMs);
    const { body: guest } = await test.visitor().get(`/public-menu/${id}`);
    const names = guest.menu.sections.flatMap(({ dishes }: { dishes: { name: string }[] }) =>
      dishes.map((dish) => dish.name),
    );
    expect(names).toEqual(
      demoRestaurant.sections.flatMap(({ dishes }) => dishes.map((dish) => dish.name.en)),
    );
    expect(guest).toMatchObject({ isOpen: true, restaurant: { tables: demoRestaurant.tables } });
    expect(guest.menu.sections[0].dishes[0].image).toContain('/images/');
    expect((await visitor.get('/users/menus')).body).toHaveLength(1);
  });

  it('is one restaurant however often the button is pressed', async () => {
    const { visitor, id } = await startTry();
    expect((await visitor.post('/try')).body.userId).toBe(id);
  });

  it('does not sign an owner out of a restaurant of their own', async () => {
    const owner = await test.owner();
    expect((await owner.post('/try')).body.code).toBe('already_signed_in');
    expect((await owner.get('/users/me')).body._id).toBe(owner.id);
  });

  it('begins in the middle of an evening: some wait, some are cooked', async () => {
    const { visitor } = await startTry();
    const { body: orders } = await visitor.get('/orders/mine');
    const seen = orders.map(({ status, createdAt, promisedAt }: ManagedOrder) => [
      status,
      (test.clock.now().getTime() - Date.parse(createdAt)) / (60 * secondMs),
      promisedAt !== null,
    ]);
    expect(seen.toSorted()).toEqual(
      earlierGuests
        .map(({ minutes, isApproved }) => [isApproved ? 'inProcess' : 'waitingApproval', minutes, isApproved])
        .toSorted(),
    );
    await visitor.post('/try');
    expect((await visitor.get('/orders/mine')).body).toHaveLength(orders.length);
  });

  it('takes orders of a phone, and of made-up guests while somebody looks at the board', async () => {
    const { visitor, id } = await startTry();
    const orders = async () => (await listStoredOrders(test.engine.db, id)).length - earlierGuests.length;
    await waitForGuest(5 * secondMs);
    expect(await orders()).toBe(1);
    await waitForGuest();
    expect(await orders()).toBe(2);
    await waitForGuest(10 * 60 * secondMs);
    expect(await orders()).toBe(2);
    expect((await visitor.post('/try/attend')).status).toBe(200);
    await waitForGuest(0);
    expect(await orders()).toBe(3);
    const { body: menu } = await test.visitor().get(`/public-menu/${id}`);
    const dish = menu.menu.sections
      .filter(({ serving }: { serving: { isServed: boolean } | null }) => serving?.isServed !== false)
      .flatMap(
        ({ dishes }: { dishes: { sizes: unknown[]; changes: unknown[]; available: boolean }[] }) => dishes,
      )
      .find(
        ({ sizes, changes, available }: { sizes: unknown[]; changes: unknown[]; available: boolean }) =>
          available && sizes.length === 0 && changes.length === 0,
      );
    const sent = await test.visitor().post('/orders', {
      owner: id,
      customerName: 'Dana',
      phone: '0501234567',
      dishes: [{ dishId: dish._id, quantity: 1 }],
      totalPrice: dish.price,
      clientOrderToken: `token-${newId()}`,
    });
    expect([sent.status, sent.body.displayOrderNumber]).toEqual([201, earlierGuests.length + 4]);
  });

  it('has seen enough guests after sixty', async () => {
    const { visitor, id } = await startTry();
    for (let guest = 0; guest < 70; guest += 1) {
      await visitor.post('/try/attend');
      await waitForGuest();
    }
    expect(await listStoredOrders(test.engine.db, id)).toHaveLength(60);
  });

  it('has no password to ask for, and says what needs one', async () => {
    const { visitor, me } = await startTry();
    expect((await visitor.post('/users/verify-password', { password: '-' })).status).toBe(200);
    const refused = [
      await visitor.put('/users/me/email', { email: 'other@menta.test', password: '-' }),
      await visitor.put('/users/me/password', { currentPassword: '-', newPassword: testPassword }),
      await visitor.delete('/users/me', { password: '-' }),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'keep_it_first']);
    // Nor to end it: its orders are what is in the way.
    expect((await visitor.post('/services/end', {})).body.code).toBe('unfinished_orders');
    const stranger = test.visitor();
    for (const password of ['!', '-', testPassword]) {
      expect((await stranger.post('/users/login', { email: me.email, password })).status).toBe(401);
    }
    const mails = test.mails.length;
    await stranger.post('/users/forgot-password', { email: me.email });
    await test.services.accounts.idle();
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    await expect(operator.mailPasswordReset(me._id, 'en', 'https://menta.example')).rejects.toMatchObject({
      code: 'keep_it_first',
    });
    expect(test.mails).toHaveLength(mails);
  });

  it('is not for search engines, and the operator sees what it is', async () => {
    const { id } = await startTry();
    const page = await test.visitor().page(`/public-menu/${id}`);
    expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect((await test.visitor().page('/sitemap.xml')).body).not.toContain(id);
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    const account = await operator.get(id);
    expect(formatList([account])).toContain(`${account.email}  try`);
  });
});

describe('keeping it', () => {
  it('makes it an account like any other, with its menu and without what was pretended', async () => {
    const { visitor, id } = await startTry();
    await waitForGuest(5 * secondMs);
    const [order] = (await visitor.get('/orders/mine')).body;
    await visitor.patch(`/orders/${order._id}`, { status: 'inProcess' });
    const input = person();
    const { status, body } = await visitor.post('/try/keep', input);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: id,
      email: input.email,
      restaurantName: input.restaurantName,
      throwAwayAt: null,
    });
    expect(Date.parse(body.trialEndsAt)).toBeGreaterThan(test.clock.now().getTime() + 13 * 24 * hourMs);
    expect((await visitor.get('/users/menus')).body).toHaveLength(1);
    expect((await visitor.get('/services')).body).toEqual([]);
    expect(await listOpenShifts(test.engine.db, id)).toEqual([]);
    expect(await listTablesNaming(test.engine.db, order._id)).toEqual(['events']);
    const { body: log } = await visitor.get('/users/me/security-log');
    expect(log.entries.map(({ kind }: { kind: string }) => kind)).toContain('signed_up');
    // From now on it has a password, which is asked for.
    expect((await visitor.post('/services/start', {})).body.code).toBe('password_required');
    const elsewhere = test.visitor();
    const logIn = await elsewhere.post('/users/login', { email: input.email, password: testPassword });
    expect(logIn.body.userId).toBe(id);
    test.clock.advance(25 * hourMs);
    await discardOverdue();
    expect((await elsewhere.get('/users/me')).body._id).toBe(id);
  });

  it('keeps nothing of the pretended evening in any report, not even in the month', async () => {
    const { visitor, id } = await startTry();
    await waitForGuest(5 * secondMs);
    const month = localDay(defaultTimeZone, test.clock.now()).slice(0, 7);
    const span = `/reports?from=${month}-01&to=${month}-${lastDayOf(month)}`;
    const orders = async () => (await visitor.get(span)).body.report;
    await test.visitor().post(`/looks/${id}`, { looks: [{ kind: 'menu', table: null }] });
    const { body: evening } = await visitor.get('/orders/mine');
    for (const { _id } of evening)
      for (const move of [
        { status: 'inProcess' },
        { status: 'waitingPayment' },
        { status: 'done', isPaid: true },
      ])
        await visitor.patch(`/orders/${_id}`, move);
    expect((await visitor.post('/services/end', {})).status).toBe(200);
    expect(await orders()).toMatchObject({ orders: evening.length, shifts: 1, looks: { menu: 1 } });
    await test.visitor().post(`/looks/${id}`, { looks: [{ kind: 'menu', table: null }] });
    expect((await visitor.post('/try/keep', person())).status).toBe(200);
    expect(await orders()).toMatchObject({ orders: 0, shifts: 0, takings: 0, looks: { menu: 0 } });
  });

  it('may be pressed twice, and is refused to whoever has an account', async () => {
    const { visitor } = await startTry();
    const input = person();
    const answers = await Promise.all([visitor.post('/try/keep', input), visitor.post('/try/keep', input)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await visitor.post('/try/keep', input)).status).toBe(200);
    expect((await visitor.post('/try/keep', person())).body.code).toBe('not_found');
  });

  it('is refused with a taken address or a weak password, and nothing is lost', async () => {
    const owner = await test.owner();
    const { visitor, id } = await startTry();
    await waitForGuest(5 * secondMs);
    const taken = await visitor.post('/try/keep', { ...person(), email: owner.account.email });
    expect(taken.body.code).toBe('email_in_use');
    const weak = await visitor.post('/try/keep', { ...person(), password: 'password' });
    expect(weak.body.code).toBe('common_password');
    expect(await listStoredOrders(test.engine.db, id)).toHaveLength(earlierGuests.length + 1);
    expect((await visitor.get('/users/me')).body.throwAwayAt).not.toBeNull();
  });
});

describe('after a day', () => {
  it('is gone with everything in it, and its session is over', async () => {
    const { visitor, id } = await startTry();
    await waitForGuest(5 * secondMs);
    test.clock.advance(24 * hourMs - 60 * secondMs);
    await discardOverdue();
    expect((await visitor.get('/users/me')).status).toBe(200);
    test.clock.advance(2 * 60 * secondMs);
    expect((await visitor.post('/try/keep', person())).body.code).toBe('not_found');
    await Promise.all([discardOverdue(), discardOverdue()]);
    expect((await visitor.get('/users/me')).status).toBe(401);
    expect((await test.visitor().get(`/public-menu/${id}`)).status).toBe(404);
    expect(await listTablesNaming(test.engine.db, id)).toEqual([]);
  });
});

describe('one that cannot be discarded', () => {
  it('keeps none of the others, and goes when it can', async () => {
    const bad = await startTry();
    const mend = await refuseChange(test.engine, users, bad.id);
    // More than are looked at in a second, all overdue for longer.
    await storeThrowAways(test.engine.db, 12, new Date(test.clock.now().getTime() + 24 * hourMs + secondMs));
    const good = await startTry();
    test.clock.advance(25 * hourMs);
    for (let second = 0; second < 3; second += 1) await discardOverdue();
    const isThere = async (id: string) => (await test.visitor().get(`/public-menu/${id}`)).status === 200;
    expect([await isThere(bad.id), await isThere(good.id)]).toEqual([true, false]);
    await mend();
    test.clock.advance(60 * secondMs);
    await discardOverdue();
    expect(await isThere(bad.id)).toBe(false);
  });
});

describe('how many there may be', () => {
  const strict = setUpTestApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
  const crowded = setUpTestApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });

  it('is five an hour for one address', async () => {
    for (let made = 0; made < 5; made += 1) await startTry(strict);
    expect((await strict.visitor().post('/try')).body.code).toBe('too_many_requests');
  });

  it('is two hundred in all, until some are gone', async () => {
    await storeThrowAways(crowded.engine.db, 199, new Date(crowded.clock.now().getTime() + 24 * hourMs));
    const last = await Promise.all([1, 2, 3].map(() => crowded.visitor().post('/try')));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(last.find(({ status }) => status === 429)?.body.code).toBe('try_later');
    crowded.clock.advance(25 * hourMs);
    await crowded.services.trial.discardOverdue();
    await startTry(crowded);
  });
});

describe('where it is not offered', () => {
  const closed = setUpTestApp({
    environment: { TRY_EVENING: 'false' },
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });

  it('is refused clearly, and nothing is made', async () => {
    const { status, body } = await closed.visitor().post('/try');
    expect([status, body.code]).toEqual([403, 'try_not_offered']);
    const operator = createOperatorService({ db: closed.engine.db, ...closed, ...closed.services });
    expect(await operator.list()).toEqual([]);
  });

  it('has no page and no link to one', async () => {
    for (const path of ['/try', '/try/', '/try?lang=en'])
      expect((await closed.visitor().page(path)).status).toBe(404);
    expect((await closed.visitor().page('/')).body).not.toContain('href="/try"');
    expect((await test.visitor().page('/try')).status).toBe(200);
    expect((await test.visitor().page('/')).body).toContain('href="/try"');
  });
});
