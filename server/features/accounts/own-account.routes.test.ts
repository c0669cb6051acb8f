import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const logIn = async (email: string, password: string) => {
  const client = test.visitor();
  const { status } = await client.post('/users/login', { email, password });
  return { client, status };
};

describe('changing who I am', () => {
  it('changes the name, and refuses an empty one', async () => {
    const owner = await test.owner();
    const { status, body } = await owner.patch('/users/me', { firstName: ' רות ', lastName: 'אדר' });
    expect([status, body.firstName, body.lastName]).toEqual([200, 'רות', 'אדר']);
    expect((await owner.get('/users/me')).body).toEqual(body);
    expect((await owner.patch('/users/me', { firstName: '', lastName: 'אדר' })).status).toBe(400);
  });

  it('changes the password, keeps this session and ends the others', async () => {
    const owner = await test.owner();
    const { client: tablet } = await logIn(owner.account.email, testPassword);
    const change = (currentPassword: string) =>
      owner.put('/users/me/password', { currentPassword, newPassword: 'brand new' });
    expect((await change('wrong')).body.code).toBe('wrong_password');
    expect((await tablet.get('/users/me')).status).toBe(200);
    expect((await change(testPassword)).status).toBe(200);
    expect((await owner.get('/users/me')).status).toBe(200);
    expect((await tablet.get('/users/me')).status).toBe(401);
    expect((await logIn(owner.account.email, 'brand new')).status).toBe(200);
    expect((await logIn(owner.account.email, testPassword)).status).toBe(401);
  });

  it('signs out everywhere, here too, and nobody else', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const { client: tablet } = await logIn(owner.account.email, testPassword);
    expect((await owner.post('/users/logout-everywhere')).status).toBe(200);
    expect((await owner.get('/users/me')).status).toBe(401);
    expect((await tablet.get('/users/me')).status).toBe(401);
    expect((await other.get('/users/me')).status).toBe(200);
  });
});

describe('taking my data with me', () => {
  it('is one archive with settings, menus, pictures and orders, and nothing of anyone else', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test, {
      name: 'סביח',
      price: 32.5,
      image: await buildPicture(),
    });
    await test.visitor().post('/orders', orderBodyFor(owner, dish, { customerName: 'אורחת' }));
    const { owner: other } = await buildOpenRestaurant(test, { name: 'לא שלי' });

    await owner.confirmPassword();
    const answer = await test.app.inject({
      url: '/api/users/me/export',
      headers: { host: 'menta.test' },
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="menta-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = unzipSync(answer.rawPayload);
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

    expect(read('export.json')).toMatchObject({ format: 'menta-export', version: 1 });
    expect(read('account.json').email).toBe(owner.account.email);
    expect(read('restaurant.json').restaurantName).toBe(owner.account.restaurantName);
    const exported = read('menus.json')[0].sections[0].dishes[0];
    expect(exported).toMatchObject({ name: 'סביח', price: 32.5 });
    expect([...(files[exported.image] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
    const ordersFile = Object.keys(files).find((name) => name.startsWith('orders/')) ?? '';
    expect(read(ordersFile)).toMatchObject({
      _id: shift._id,
      endedAt: null,
      orders: [{ customerName: 'אורחת', totalPrice: 32.5 }],
    });
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join();
    expect(everything).not.toContain('לא שלי');
    expect(everything).not.toContain(other.account.email);
    expect(everything).not.toMatch(/passwordHash|argon2/);
  });

  it('also works after going back to basic', async () => {
    const owner = await test.owner({ plan: 'basic' });
    await owner.confirmPassword();
    expect((await owner.get('/users/me/export')).status).toBe(200);
  });
});

describe('deleting my account', () => {
  it('wants the password, then leaves nothing and takes nothing of others', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const order = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const other = await test.owner();
    expect((await owner.delete('/users/me', { password: 'wrong' })).body.code).toBe('wrong_password');
    expect((await owner.delete('/users/me', {})).status).toBe(400);
    expect((await owner.get('/users/me')).status).toBe(200);

    expect((await owner.delete('/users/me', { password: testPassword })).status).toBe(200);
    expect((await owner.get('/users/me')).status).toBe(401);
    expect((await logIn(owner.account.email, testPassword)).status).toBe(401);
    expect((await test.visitor().get(`/public-menu/${owner.id}`)).status).toBe(404);
    expect((await test.visitor().get(`/orders/track/${order.body.trackingToken}`)).status).toBe(404);
    expect((await other.get('/users/me')).status).toBe(200);
    const again = await test.visitor().post('/users', {
      firstName: 'a',
      lastName: 'b',
      restaurantName: 'c',
      email: owner.account.email,
      password: 'sesame and thyme',
      plan: 'basic',
    });
    expect(again.status).toBe(201);
  });
});
