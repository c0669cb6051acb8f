import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import type { Quota } from '#core/values/quotas.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const hourMs = 60 * 60 * 1000;

/** As the operator's command does; the default with null. */
const setQuota = (owner: TestOwner, quota: Quota, limit: number | null) =>
  createOperatorService({ db: test.engine.db, ...test, ...test.services }).setQuota(owner.id, quota, limit);

const reached = (quota: Quota, limit: number) => ({ code: 'quota_reached', details: { quota, limit } });
const twice = <T>(act: () => Promise<T>): Promise<[T, T]> => Promise.all([act(), act()]);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('what an account may hold', () => {
  it('ends at the last menu, also for two requests at once', async () => {
    const owner = await test.owner();
    await setQuota(owner, 'menus', 1);
    const answers = await twice(() => owner.post('/users/menus'));
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...reached('menus', 1),
      message: expect.stringContaining('up to 1 menus'),
    });
    await setQuota(owner, 'menus', null);
    expect((await owner.post('/users/menus')).status).toBe(201);
  });

  it('ends at the last dish of all menus together, also for two requests at once', async () => {
    const owner = await test.owner();
    const [here, there] = [await buildMenu(owner), await buildMenu(owner)];
    await setQuota(owner, 'dishes', 3);
    const add = ({ menu, section }: typeof here) =>
      owner.post('/dishes', { name: 'x', price: 1, menuId: menu._id, sectionName: section._id });
    const answers = await Promise.all([add(here), add(there)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(reached('dishes', 3));
    await owner.delete(`/dishes/${here.dish._id}/remove-from-menu`);
    expect((await add(there)).status).toBe(201);
  });

  it('ends at the last order of a shift, also for guests at once, and numbers stay without gaps', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await setQuota(owner, 'ordersPerShift', 1);
    const guest = test.visitor();
    const order = () => guest.post('/orders', orderBodyFor(owner, dish));
    const answers = await twice(order);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(reached('ordersPerShift', 1));
    await setQuota(owner, 'ordersPerShift', 2);
    expect((await order()).body.displayOrderNumber).toBe(2);
  });

  it('ends at what the orders of a shift say together, sent or changed, and not at one of them', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const quota = 'orderBytesPerShift';
    const wordy = { dishId: dish._id, quantity: 1, note: 'נ'.repeat(limits.note) };
    const order = (lines: number) =>
      test
        .visitor()
        .post(
          '/orders',
          orderBodyFor(owner, dish, { dishes: Array(lines).fill(wordy), totalPrice: lines * 32 }),
        );
    await setQuota(owner, quota, 4_000);
    const first = await order(10);
    expect(first.body).toMatchObject({ displayOrderNumber: 1 });
    const refused = await order(1);
    expect([refused.status, refused.body]).toMatchObject([409, reached(quota, 4_000)]);
    await owner.confirmPassword();
    const edit = (id: string) =>
      owner.patch(`/orders/${id}/details`, { dishes: [{ dishId: dish._id, quantity: 2 }] });
    expect((await edit(first.body._id)).body).toMatchObject(reached(quota, 4_000));
    expect((await edit('f'.repeat(24))).body.code).toBe('not_found');

    await setQuota(owner, quota, null);
    expect((await edit(first.body._id)).status).toBe(200);
    // No number was used up by what was refused.
    expect((await order(1)).body.displayOrderNumber).toBe(2);
  });

  it('takes no order that says more than a restaurant would read', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const wordy = { dishId: dish._id, quantity: 1, note: 'נ'.repeat(limits.note) };
    const dishes = Array(limits.orderLines).fill(wordy);
    const { status, body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes }));
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  it("answers a guest's repeated change of a full shift as it did before", async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const guest = test.visitor();
    const { body: order } = await guest.post('/orders', orderBodyFor(owner, dish));
    const change = (note: string) =>
      guest.put(`/orders/track/${order.trackingToken}`, {
        dishes: [{ dishId: dish._id, quantity: 1, note }],
        totalPrice: 32,
        revision: 1,
      });
    const first = await change('בלי בצל');
    expect(first.status).toBe(200);
    await setQuota(owner, 'orderBytesPerShift', 1);
    expect(await change('בלי בצל')).toMatchObject({ status: 200, body: first.body });
    const other = await change('בלי מלח');
    expect(other.status).toBe(409);
  });

  it('answers a repeated order of a full shift with the order, not with the quota', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await setQuota(owner, 'ordersPerShift', 1);
    const body = orderBodyFor(owner, dish);
    await test.visitor().post('/orders', body);
    expect((await test.visitor().post('/orders', body)).body.code).toBe('duplicate_order');
  });

  it('counts pictures that were uploaded and never shown, until they are swept', async () => {
    const owner = await test.owner();
    const { menu, section, dish } = await buildMenu(owner);
    await setQuota(owner, 'pictures', 2);
    const upload = async (color: string, revision?: number) =>
      owner.put(`/dishes/${dish._id}`, {
        name: 'x',
        price: 1,
        menuId: menu._id,
        sectionName: section._id,
        image: await buildPicture(color, 40),
        revision,
      });
    // Refused after the picture was taken in: it is kept, and nothing shows it.
    expect((await upload('#010101', 99)).body.code).toBe('changed_meanwhile');
    expect((await upload('#020202', 99)).body.code).toBe('changed_meanwhile');
    expect((await upload('#030303')).body).toMatchObject(reached('pictures', 2));
    await test.services.images.idle();
    test.clock.advance(hourMs + 1);
    expect(await test.services.images.sweep(test.clock.now())).toBe(2);
    expect((await upload('#030303')).status).toBe(200);
  });

  it('ends at the last picture, also for two uploads at once, and the same picture counts once', async () => {
    const owner = await test.owner();
    const { menu, section } = await buildMenu(owner);
    await setQuota(owner, 'pictures', 2);
    const place = { menuId: menu._id, sectionName: section._id };
    const picture = await buildPicture('#040404', 40);
    await buildDish(owner, { ...place, image: picture });
    await buildDish(owner, { ...place, image: picture });
    const logos = await Promise.all(['#050505', '#060606'].map((color) => buildPicture(color, 40)));
    const answers = await Promise.all(logos.map((logo) => owner.put(`/menus/${menu._id}/logo`, { logo })));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('no longer counts a picture that its owner let go, though another owner shows it', async () => {
    const [one, other] = [await test.owner(), await test.owner()];
    const [mine, theirs] = [await buildMenu(one), await buildMenu(other)];
    const picture = await buildPicture('#070707', 40);
    await one.put(`/menus/${mine.menu._id}/logo`, { logo: picture });
    await other.put(`/menus/${theirs.menu._id}/logo`, { logo: picture });
    await setQuota(one, 'pictures', 1);
    await one.put(`/menus/${mine.menu._id}/logo`, { logo: null });
    await test.services.images.idle();
    test.clock.advance(hourMs + 1);
    expect(await test.services.images.sweep(test.clock.now())).toBe(0);
    const another = await one.put(`/menus/${mine.menu._id}/logo`, {
      logo: await buildPicture('#080808', 40),
    });
    expect(another.status).toBe(200);
  });

  it('bounds what pictures weigh', async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner);
    await setQuota(owner, 'pictureBytes', 10);
    const logo = await buildPicture('#090909', 40);
    const refused = await owner.put(`/menus/${menu._id}/logo`, { logo });
    expect(refused.body).toMatchObject(reached('pictureBytes', 10));
    expect((await owner.get(`/menus/${menu._id}`)).body.logo).toBeNull();
  });
});
