import { describe, expect, it } from 'vitest';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { settingsBody as settings } from '#server/testing/settings-body.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

describe('settings', () => {
  it('start with the name given at sign-up', async () => {
    const owner = await test.owner();
    expect((await owner.get(`/restaurants/settings?ownerId=${owner.id}`)).body).toEqual({
      ownerId: owner.id,
      restaurantName: 'מסעדת הדקל',
      address: '',
      phoneNumber: '',
      description: '',
      hasTableNumbers: false,
      numberOfTables: 0,
      timeZone: 'Asia/Jerusalem',
      autoApprove: false,
      maxPortions: 40,
      maxOrderTotal: 1_500,
      translations: {},
    });
  });

  it('are not found when the account is being deleted at this moment', async () => {
    const owner = await test.owner();
    await test.engine.db.execute(`delete from restaurants where owner_id = '${owner.id}'`);
    const answers = [
      await owner.get('/restaurants/settings'),
      await owner.put('/restaurants/settings', settings),
      await owner.put('/restaurants/ordering', { autoApprove: true }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  it('are saved and answered with a message in the language of the call', async () => {
    const owner = await test.owner();
    const { status, body } = await owner.put('/restaurants/settings', { ...settings, ownerId: owner.id });
    const { tableNumbersCount, ...rest } = settings;
    const restaurant = {
      ownerId: owner.id,
      ...rest,
      numberOfTables: tableNumbersCount,
      timeZone: 'Asia/Jerusalem',
      autoApprove: false,
      maxPortions: 40,
      maxOrderTotal: 1_500,
      translations: {},
    };
    expect([status, body]).toEqual([200, { message: 'Settings saved successfully', restaurant }]);
    expect((await owner.get('/restaurants/settings')).body).toEqual(restaurant);
    expect((await owner.get('/users/me')).body.restaurantName).toBe('The Palm');
    await owner.put('/restaurants/settings', { ...settings, timeZone: 'America/New_York' });
    expect((await owner.get('/users/me')).body.timeZone).toBe('America/New_York');
    owner.cookies.set('lang', 'he');
    expect((await owner.put('/restaurants/settings', settings)).body.message).toBe('ההגדרות נשמרו בהצלחה');
  });

  it('say how orders are approved, apart from everything else', async () => {
    const owner = await test.owner();
    const saved = await owner.put('/restaurants/ordering', { autoApprove: true });
    expect([saved.status, saved.body]).toMatchObject([200, { autoApprove: true, address: '' }]);
    await owner.put('/restaurants/settings', settings);
    expect((await owner.get('/restaurants/settings')).body.autoApprove).toBe(true);
    const { autoApprove: _, ...was } = saved.body;
    expect((await owner.put('/restaurants/settings', { ...settings, was })).status).toBe(200);
  });

  it('are refused when another screen has saved others meanwhile, and answered with those', async () => {
    const owner = await test.owner();
    const save = (body: object) => owner.put('/restaurants/settings', { ...settings, ...body });
    const was = (await owner.get('/restaurants/settings')).body;
    const first = await save({ was });
    expect(first.status).toBe(200);
    const second = await save({ address: 'Quay 3', was });
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(second.body.details).toEqual({ restaurant: first.body.restaurant });
    expect((await owner.get('/restaurants/settings')).body).toEqual(first.body.restaurant);
    expect((await save({ was })).status).toBe(200);
    expect((await save({ address: 'Quay 3', was: first.body.restaurant })).status).toBe(200);
    expect((await save({ address: 'Quay 4' })).status).toBe(200);
  });

  it('of two screens that save at once are those of one, and the other is told', async () => {
    const owner = await test.owner();
    const was = (await owner.get('/restaurants/settings')).body;
    const answers = await Promise.all(
      ['Quay 1', 'Quay 2', 'Quay 3'].map((address) =>
        owner.put('/restaurants/settings', { ...settings, address, was }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('have no tables while table numbers are off', async () => {
    const owner = await test.owner();
    await owner.put('/restaurants/settings', settings);
    const off = await owner.put('/restaurants/settings', { ...settings, hasTableNumbers: false });
    expect(off.body.restaurant).toMatchObject({ hasTableNumbers: false, numberOfTables: 0 });
  });

  it.each(['031234567', '*2345', '0501234567', ''])('take the phone ‘%s’', async (phoneNumber) => {
    const owner = await test.owner();
    const { body } = await owner.put('/restaurants/settings', { ...settings, phoneNumber });
    expect(body.restaurant.phoneNumber).toBe(phoneNumber);
  });

  it('are refused when something is wrong, and stay as they were', async () => {
    const owner = await test.owner();
    await owner.put('/restaurants/settings', settings);
    const bad = [
      { restaurantName: ' ' },
      { address: '' },
      { phoneNumber: '050-123456' },
      { phoneNumber: '050123456' },
      { tableNumbersCount: 0 },
      { tableNumbersCount: null },
      { tableNumbersCount: 1.5 },
      { tableNumbersCount: -3 },
      { hasTableNumbers: 'yes' },
      { description: 'x'.repeat(1_001) },
    ];
    for (const part of bad) {
      const refused = await owner.put('/restaurants/settings', { ...settings, ...part });
      expect([part, refused.status]).toEqual([part, 400]);
    }
    expect((await owner.get('/restaurants/settings')).body.numberOfTables).toBe(12);
  });

  it('are the owner’s alone', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const read = await other.get(`/restaurants/settings?ownerId=${owner.id}`);
    const written = await other.put('/restaurants/settings', { ...settings, ownerId: owner.id });
    expect([read.status, read.body.code]).toEqual([403, 'not_yours']);
    expect([written.status, written.body.code]).toEqual([403, 'not_yours']);
    expect((await test.visitor().get('/restaurants/settings')).status).toBe(401);
    expect((await owner.get('/restaurants/settings')).body.restaurantName).toBe('מסעדת הדקל');
  });
});

describe('the public menu', () => {
  it('holds everything a guest page shows, and nothing else', async () => {
    const { owner, menu, section, dish } = await buildOpenRestaurant(test, {
      sizes: [{ name: 'Large', price: 6 }],
      changes: [{ name: 'Extras', type: 'multiple', options: [{ name: 'Egg', price: 5 }] }],
      dietaryInfo: [{ type: 'vegan' }],
      ingredients: ['chickpeas', 'tahini'],
      allergens: { contains: ['sesame'] },
      image: await buildPicture(),
    });
    await owner.put('/restaurants/settings', settings);
    await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'Empty' }] });
    const { status, body } = await test.visitor().get(`/public-menu/${owner.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      restaurant: {
        _id: owner.id,
        name: 'The Palm',
        langs: { name: 'en', description: 'en' },
        plan: 'pro',
        address: 'Harbour 4',
        phoneNumber: '0501234567',
        description: 'By the sea',
        tables: 12,
        timeZone: 'Asia/Jerusalem',
      },
      isOpen: true,
      validUntil: null,
      menu: {
        _id: menu._id,
        name: 'My menu',
        langs: { name: 'en' },
        description: '',
        logo: null,
        primaryColor: '#2563eb',
        layoutStyle: 'classic',
        fontStyle: 'modern-sans',
        mainLanguage: 'he',
        languages: ['he'],
        sections: [
          {
            _id: section._id,
            sectionName: 'ראשונות',
            showImages: true,
            hours: [],
            serving: null,
            dishes: [
              {
                _id: dish._id,
                name: 'חומוס',
                description: '',
                price: 32,
                available: true,
                ingredients: ['chickpeas', 'tahini'],
                allergens: { contains: ['sesame'], mayContain: [] },
                kosherKind: null,
                image: dish.image,
                imageColor: dish.imageColor,
                dietary: ['vegan'],
                sizes: [{ name: 'Large', lang: 'en', price: 0, isBase: true }],
                changes: [
                  {
                    name: 'Extras',
                    lang: 'en',
                    type: 'multiple',
                    required: false,
                    minSelections: 0,
                    maxSelections: null,
                    options: [{ name: 'Egg', lang: 'en', price: 5, maxTimes: 1 }],
                  },
                ],
              },
            ],
          },
          {
            _id: expect.any(String),
            sectionName: 'Empty',
            langs: { name: 'en' },
            showImages: true,
            hours: [],
            serving: null,
            dishes: [],
          },
        ],
      },
    });
  });

  it('keeps sections and dishes in their order', async () => {
    const owner = await test.owner();
    const { menu, section, dish } = await buildMenu(owner);
    const second = await buildDish(owner, { name: 'Tahini', menuId: menu._id, sectionName: section._id });
    const { body: added } = await owner.put(`/menus/${menu._id}/sections`, {
      add: [{ sectionName: 'Mains' }],
    });
    await owner.put(`/menus/${menu._id}/sections/order`, { order: [added.id, section._id] });
    await owner.put(`/menus/${menu._id}/sections/${section._id}/order`, { order: [second._id, dish._id] });
    const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
    expect(body.menu.sections.map((one: { sectionName: string }) => one.sectionName)).toEqual([
      'Mains',
      'ראשונות',
    ]);
    expect(body.menu.sections[1].dishes.map((one: { name: string }) => one.name)).toEqual([
      'Tahini',
      'חומוס',
    ]);
  });

  it('is closed without a shift, and always on the basic plan', async () => {
    const [pro, basic] = [await test.owner(), await test.owner({ plan: 'basic' })];
    for (const owner of [pro, basic]) {
      await buildMenu(owner);
      const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
      expect(body.isOpen).toBe(false);
      expect(body.menu.sections).toHaveLength(1);
    }
  });

  it('has no menu while the owner has none, and is missing without an owner', async () => {
    const owner = await test.owner();
    expect((await test.visitor().get(`/public-menu/${owner.id}`)).body.menu).toBeNull();
    expect((await test.visitor().get(`/public-menu/${newId()}`)).status).toBe(404);
    expect((await test.visitor().get(`/public-menu/${newId()}/stream`)).status).toBe(404);
    expect((await test.visitor().get('/public-menu/nobody')).status).toBe(400);
  });
});
