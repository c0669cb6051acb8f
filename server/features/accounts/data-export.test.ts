import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { localDay } from '#core/hours/local-day.ts';
import { limits } from '#core/values/limits.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { buildPerson } from '#server/testing/build-station.ts';
import { settingsBody } from '#server/testing/settings-body.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const exportOf = async (owner: TestOwner) => {
  await owner.confirmPassword();
  const answer = await test.app.inject({
    url: '/api/users/me/export',
    headers: { host: 'menta.test' },
    cookies: Object.fromEntries(owner.cookies),
  });
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  return { files, names: Object.keys(files), read, disposition: answer.headers['content-disposition'] };
};

describe('the archive of an owner’s data', () => {
  it('is named by the days of the restaurant, and so is each shift in it', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const moveTo = (timeZone: string) => owner.put('/restaurants/settings', { ...settingsBody, timeZone });
    // Fourteen hours ahead of the clocks of UTC, where tomorrow begins at ten.
    const early = 'Pacific/Kiritimati';
    await moveTo(early);
    await owner.post('/services/end', {});
    const { body: shift } = await owner.post('/services/start', {});
    const shiftDay = localDay(early, new Date(shift.startTime));
    expect(shiftDay).not.toBe(shift.startTime.slice(0, 10));
    for (const zone of [early, 'Pacific/Pago_Pago']) {
      await moveTo(zone);
      const { names, disposition } = await exportOf(owner);
      expect(disposition).toBe(`attachment; filename="menta-${localDay(zone, test.clock.now())}.zip"`);
      // Where the restaurant was when the shift began.
      expect(names).toContain(`orders/${shiftDay}-${shift._id}.json`);
    }
  });

  it('holds every menu, section and dish in order, with all that the editor knows of them', async () => {
    const { owner, menu, section, dish } = await buildOpenRestaurant(test);
    const whole = await buildDish(owner, {
      name: '../../etc/passwd',
      description: 'שורה\n"מרכאות" \u2028 <script>',
      price: 12.34,
      ingredients: ['beef'],
      prepTime: 7,
      dietaryInfo: [{ type: 'vert spivy' }],
      changes: [{ name: 'G', type: 'multiple', maxSelections: 2, options: [{ name: 'O', price: 0.5 }] }],
      sizes: [{ name: 'S' }, { name: 'L', price: 3 }],
      menuId: menu._id,
      sectionName: section._id,
    });
    await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'Empty' }] });
    await owner.put(`/menus/${menu._id}/sections/${section._id}/order`, { order: [whole._id, dish._id] });
    const { body: spare } = await owner.post('/users/menus');
    await owner.put(`/menus/${menu._id}/translations/ru`, [
      { key: 'restaurant/name', text: 'Пальма' },
      { key: `section/${section._id}/name`, text: 'Закуски' },
      { key: `dish/${whole._id}/size/S`, text: 'М' },
    ]);
    const { read } = await exportOf(owner);
    const [first, second] = read('menus.json');
    expect(read('restaurant.json').translations).toEqual({ ru: { name: 'Пальма' } });
    expect([first.mainLanguage, first.sections[0].translations]).toEqual(['he', { ru: { name: 'Закуски' } }]);
    expect([first._id, second._id]).toEqual([menu._id, spare._id]);
    expect(second.sections).toEqual([]);
    expect(first.sections.map(({ sectionName }: { sectionName: string }) => sectionName)).toEqual([
      section.sectionName,
      'Empty',
    ]);
    const { imageColor: _, ...exported } = whole;
    expect(first.sections[0].dishes[0]).toEqual({
      ...exported,
      image: null,
      translations: { ru: { 'size/S': 'М' } },
    });
    expect(first.sections[0].dishes[1]._id).toBe(dish._id);
  });

  it('holds an empty list where there is no menu, and whatever menus are left when some go meanwhile', async () => {
    const owner = await test.owner();
    expect((await exportOf(owner)).read('menus.json')).toEqual([]);
    const made = await Promise.all(Array.from({ length: 6 }, () => buildMenu(owner)));
    const [remaining, ...others] = made.map(({ menu }) => menu._id);
    const [archive] = await Promise.all([
      exportOf(owner),
      ...others.map((menuId) => owner.delete(`/menus/${menuId}`)),
    ]);
    const ids = archive.read('menus.json').map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain(remaining);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds every shift with its orders as the board shows them, and none that were deleted', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const send = async () => (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id;
    const [remaining, deleted] = [await send(), await send()];
    await owner.delete(`/orders/${deleted}`);
    await owner.patch(`/orders/${remaining}`, { status: 'done', rejected: true });
    const board = (await owner.get('/orders/mine')).body;
    test.clock.advance(60_000);
    await owner.post('/services/end', {});
    const { body: next } = await owner.post('/services/start', {});
    const { names, read } = await exportOf(owner);
    const shiftFiles = names.filter((name) => name.startsWith('orders/')).sort();
    const byId = new Map(shiftFiles.map((name) => [read(name)._id, read(name)]));
    expect([...byId.keys()].sort()).toEqual([shift._id, next._id].sort());
    expect(byId.get(shift._id)).toMatchObject({ orders: board, endedAt: test.clock.now().toISOString() });
    expect(byId.get(next._id)).toMatchObject({ orders: [], endedAt: null });
    expect(JSON.stringify([...byId.values()])).not.toContain(deleted);
  });

  it('holds each picture once, whole, under the name that dishes and menus give it', async () => {
    const { owner, menu, section } = await buildOpenRestaurant(test);
    const picture = await buildPicture('#0a5c36', 400);
    const place = { menuId: menu._id, sectionName: section._id, image: picture };
    await buildDish(owner, { name: 'One', ...place });
    await buildDish(owner, { name: 'Two', ...place });
    await owner.put(`/menus/${menu._id}/logo`, { logo: picture });
    const { files, names, read } = await exportOf(owner);
    const [exported] = read('menus.json');
    const pictures = names.filter((name) => name.startsWith('images/'));
    expect(pictures).toEqual([exported.logo]);
    for (const name of ['One', 'Two']) {
      const dish = exported.sections[0].dishes.find((one: { name: string }) => one.name === name);
      expect(dish.image).toBe(exported.logo);
    }
    const { width, format } = await sharp(Buffer.from(files[exported.logo] ?? [])).metadata();
    expect([width, format]).toEqual([400, 'jpeg']);
  });

  it('holds the kosher certificate, and what is in each dish', async () => {
    const { owner, dish } = await buildOpenRestaurant(test, {
      allergens: { contains: ['sesame'], mayContain: ['nuts'] },
      kosherKind: 'dairy',
    });
    await owner.put('/restaurants/kosher', {
      isKosher: true,
      kosherCertificate: await buildPicture('#123456', 80),
      kosherCertificateExpiresOn: '2031-01-31',
    });
    const { names, read } = await exportOf(owner);
    const [picture] = names.filter((name) => name.startsWith('images/'));
    expect(read('restaurant.json')).toMatchObject({
      isKosher: true,
      kosherCertificate: picture,
      kosherCertificateExpiresOn: '2031-01-31',
    });
    const [exported] = read('menus.json')[0].sections[0].dishes;
    expect(exported).toMatchObject({ allergens: dish.allergens, kosherKind: 'dairy' });
  });

  it('holds the hours of the restaurant, and its exceptions', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const opening = {
      hours: [{ days: [0, 6], from: '18:00', to: '02:00' }],
      exceptions: [{ day: '2031-01-31', windows: [], name: 'Closed' }],
    };
    await owner.put('/restaurants/opening-hours', opening);
    expect((await exportOf(owner)).read('restaurant.json').openingHours).toEqual(opening);
  });

  it('holds the codes of tables, and the phones that are refused until the shift ends', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await owner.put('/restaurants/settings', { ownerId: owner.id, ...settingsBody });
    const { body } = await owner.post('/qr/table-codes', { tables: [{ table: 7, was: null }] });
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const refused = await owner.post('/refused-phones', { orderId: order._id });
    expect((await exportOf(owner)).read('restaurant.json')).toMatchObject({
      tableCodes: body.codes,
      refusedPhones: refused.body.phones,
    });
  });

  it('holds only the files that its description names, none outside the archive', async () => {
    const { owner } = await buildOpenRestaurant(test, {
      name: '/root/x',
      image: await buildPicture('#111111'),
    });
    await owner.put('/restaurants/settings', { restaurantName: '../x', address: 'y' });
    const { names } = await exportOf(owner);
    for (const name of names) {
      expect(name).toMatch(
        /^(README\.txt|(export|account|restaurant|people|printers|menus|security-log)\.json|orders\/\d{4}-\d\d-\d\d-[0-9a-f]{24}\.json|images\/[0-9a-f]{32}\.jpg)$/,
      );
    }
  });

  it('holds the people, who left too, and no PIN', async () => {
    const owner = await test.owner();
    const active = await buildPerson(owner, ['orders'], { name: 'Kept' });
    test.clock.advance(1_000);
    const left = await buildPerson(owner, [], { name: 'Left' });
    await owner.delete(`/people/${left.id}`);
    const { read, files } = await exportOf(owner);
    expect(read('people.json')).toEqual([
      expect.objectContaining({ _id: active.id, name: 'Kept', rights: ['orders'], removedAt: null }),
      expect.objectContaining({ _id: left.id, name: 'Left', removedAt: test.clock.now().toISOString() }),
    ]);
    expect(strFromU8(files['people.json'] ?? new Uint8Array())).not.toContain('argon2');
  });

  it('holds the areas, each with the sections that were given to it', async () => {
    const { owner, section } = await buildOpenRestaurant(test);
    const { body: kitchen } = await owner.post('/areas', { name: 'Kitchen' });
    const { body: bar } = await owner.post('/areas', { name: 'Bar' });
    await owner.put(`/areas/sections/${section._id}`, { area: bar._id });
    expect((await exportOf(owner)).read('restaurant.json').areas).toEqual([
      { ...kitchen, sections: [] },
      { ...bar, sections: [section._id] },
    ]);
  });

  it.each([30, null])('holds how long a PIN may be prolonged (%s)', async (minutes) => {
    const owner = await test.owner();
    await owner.confirmPassword();
    await owner.put('/staff/pin-length', { minutes });
    expect((await exportOf(owner)).read('restaurant.json')).toMatchObject({ pinMinutes: minutes });
  });

  it('holds the security log', async () => {
    const owner = await test.owner();
    test.clock.advance(1_000);
    const { read } = await exportOf(owner);
    const kinds = read('security-log.json').map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['data_exported', 'signed_up', 'step_up']);
  });

  it('is for the owner alone, who has just said the password, and no proxy keeps it', async () => {
    expect((await test.visitor().get('/users/me/export')).status).toBe(401);
    const owner = await test.owner();
    const closed = await owner.get('/users/me/export');
    expect([closed.status, closed.body.code]).toEqual([403, 'password_required']);
    await owner.confirmPassword();
    expect((await owner.get('/users/me/export')).headers['cache-control']).toBe('private, no-store');
    test.clock.advance(limits.stepUpMinutes * 60_000);
    expect((await owner.get('/users/me/export')).body.code).toBe('password_required');
  });
});

describe('an owner who downloads everything again and again', () => {
  const limited = setUpTestApp({ environment: { RATE_LIMIT_FACTOR: '0.2' } });

  it('is asked to wait', async () => {
    const owner = await limited.owner();
    await owner.confirmPassword();
    const download = async () => (await owner.get('/users/me/export')).status;
    expect([await download(), await download(), await download()]).toEqual([200, 200, 429]);
  });
});
