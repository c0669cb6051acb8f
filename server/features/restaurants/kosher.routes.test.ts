import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/system/ids.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const dayMs = 24 * 60 * 60 * 1000;
const nothing = { isKosher: false, kosherCertificate: null, kosherCertificateExpiresOn: null };
const dayFromNow = (days: number): string =>
  new Date(test.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

let picture: string;
beforeAll(async () => {
  picture = await buildPicture('#446688', 60);
});

const withCertificate = async (expiresOn: string) => {
  const owner = await test.owner();
  const { status, body } = await owner.put('/restaurants/kosher', {
    isKosher: true,
    kosherCertificate: picture,
    kosherCertificateExpiresOn: expiresOn,
  });
  expect(status).toBe(200);
  return { owner, saved: body };
};
const readAsGuest = (ownerId: string) => test.visitor().get(`/public-menu/${ownerId}/kosher-certificate`);

describe('the settings of a kosher kitchen', () => {
  it('are off until they are saved, on every plan', async () => {
    const owner = await test.owner({ plan: 'basic' });
    expect((await owner.get('/restaurants/kosher')).body).toEqual(nothing);
    expect((await owner.put('/restaurants/kosher', { isKosher: true })).body).toEqual({
      ...nothing,
      isKosher: true,
    });
  });

  it('stay when the other settings are saved', async () => {
    const { owner, saved } = await withCertificate(dayFromNow(30));
    await owner.put('/restaurants/settings', { restaurantName: 'Gan', address: 'Herzl 1' });
    expect((await owner.get('/restaurants/kosher')).body).toEqual(saved);
  });

  it('keep the certificate when nothing is said of it, and lose picture and day together', async () => {
    const { owner, saved } = await withCertificate(dayFromNow(30));
    expect((await owner.put('/restaurants/kosher', { isKosher: false })).body).toEqual({
      ...saved,
      isKosher: false,
    });
    const later = dayFromNow(60);
    const moved = await owner.put('/restaurants/kosher', { ...saved, kosherCertificateExpiresOn: later });
    expect(moved.body).toEqual({ ...saved, kosherCertificateExpiresOn: later });
    const removed = await owner.put('/restaurants/kosher', { isKosher: true, kosherCertificate: null });
    expect(removed.body).toEqual({ ...nothing, isKosher: true });
  });

  it('refuse a certificate without its day, and days that are none', async () => {
    const owner = await test.owner();
    const save = (part: object) => owner.put('/restaurants/kosher', { isKosher: true, ...part });
    const refused = await save({ kosherCertificate: picture });
    expect([refused.status, refused.body.code]).toEqual([422, 'certificate_without_day']);
    for (const day of ['2026-02-30', '0000-01-01', '31/12/2026', '', 7, '2026-01-01T00:00:00Z']) {
      const { status } = await save({ kosherCertificate: picture, kosherCertificateExpiresOn: day });
      expect([day, status]).toEqual([day, 400]);
    }
    const text = await save({
      kosherCertificate: 'data:text/plain,x',
      kosherCertificateExpiresOn: '2026-12-31',
    });
    expect([text.status, text.body.code]).toEqual([422, 'not_an_image']);
    expect((await owner.get('/restaurants/kosher')).body).toEqual(nothing);
  });

  it('are refused when another screen saved others meanwhile; the same again is no conflict', async () => {
    const { owner, saved } = await withCertificate(dayFromNow(30));
    const off = { isKosher: false, was: saved };
    expect((await owner.put('/restaurants/kosher', off)).status).toBe(200);
    expect((await owner.put('/restaurants/kosher', off)).status).toBe(200);
    const late = await owner.put('/restaurants/kosher', {
      isKosher: true,
      kosherCertificateExpiresOn: dayFromNow(90),
      was: saved,
    });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.details).toEqual({ kosher: { ...saved, isKosher: false } });
  });
});

describe('the certificate, to a guest', () => {
  it('is the picture and its day, until that day is over', async () => {
    const expiresOn = dayFromNow(20);
    const { owner, saved } = await withCertificate(expiresOn);
    expect((await readAsGuest(owner.id)).body).toEqual({ picture: saved.kosherCertificate, expiresOn });
    expect((await test.app.inject(saved.kosherCertificate)).statusCode).toBe(200);
    test.clock.advance(22 * dayMs);
    const over = await readAsGuest(owner.id);
    expect([over.status, over.body.code]).toEqual([404, 'not_found']);
  });

  it('is nobody’s while the kitchen is not kosher, has none, or is none', async () => {
    const { owner } = await withCertificate(dayFromNow(20));
    await owner.put('/restaurants/kosher', { isKosher: false });
    const other = await test.owner();
    await other.put('/restaurants/kosher', { isKosher: true });
    for (const id of [owner.id, other.id, newId()]) expect((await readAsGuest(id)).status).toBe(404);
  });

  it('stays stored while it is shown, and is swept when it is removed', async () => {
    const owner = await test.owner();
    const save = async (kosherCertificate: string | null) => {
      const certificate = { kosherCertificate, kosherCertificateExpiresOn: dayFromNow(400) };
      const { status } = await owner.put('/restaurants/kosher', { isKosher: true, ...certificate });
      expect(status).toBe(200);
    };
    const sweep = async () => {
      await test.services.images.idle();
      test.clock.advance(2 * dayMs);
      return test.services.images.sweep(test.clock.now());
    };
    await save(await buildPicture('#778899', 60));
    // What the other tests left behind.
    await sweep();
    expect(await sweep()).toBe(0);
    await save(null);
    expect(await sweep()).toBe(1);
  });
});

describe('the guest menu', () => {
  it('tells meat and dairy, and the day of the certificate, of a kosher kitchen alone', async () => {
    const { owner } = await withCertificate('2031-12-31');
    const changes = [
      {
        name: 'G',
        type: 'multiple',
        options: [
          { name: 'Cheese', kosherKind: 'dairy' },
          { name: 'Egg', kosherKind: null },
        ],
      },
    ];
    const { dish } = await buildMenu(owner, { kosherKind: 'meat', changes });
    expect(dish).toMatchObject({ kosherKind: 'meat' });
    const read = async () => {
      const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
      const [guestDish] = body.menu.sections[0].dishes;
      return [body.restaurant.kosherCertificateExpiresOn, guestDish.kosherKind, guestDish.changes[0].options];
    };
    const cheese = { name: 'Cheese', lang: 'en', price: 0, maxTimes: 1 };
    const egg = { name: 'Egg', lang: 'en', price: 0, maxTimes: 1 };
    expect(await read()).toEqual(['2031-12-31', 'meat', [{ ...cheese, kosherKind: 'dairy' }, egg]]);
    await owner.put('/restaurants/kosher', { isKosher: false });
    expect(await read()).toEqual([undefined, null, [cheese, egg]]);
  });

  it('says kosher only under a valid certificate, in every language, and keeps meat and dairy', async () => {
    const { owner } = await withCertificate(dayFromNow(3));
    await owner.put('/restaurants/settings', {
      restaurantName: 'Gan',
      address: 'Herzl 1',
      description: 'Kosher since 1990',
    });
    const { menu, section, dish } = await buildMenu(owner, {
      name: 'המבורגר כשר',
      description: 'לא כשר בפסח',
      kosherKind: 'meat',
      dietaryInfo: [{ type: 'Kosher' }, { type: 'spicy' }],
    });
    const translated = [{ key: `dish/${dish._id}/name`, text: 'Kosher burger' }];
    expect((await owner.put(`/menus/${menu._id}/translations/en`, translated)).status).toBe(200);
    const read = async () => {
      const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
      const english = (await test.visitor().get(`/public-menu/${owner.id}?lang=en`)).body;
      const address = `/menus/${menu._id}/sections/${section._id}/dishes`;
      const [listed] = (await test.visitor().get(address)).body;
      const [own] = (await owner.get(address)).body;
      const [{ name, description, dietary, kosherKind }] = body.menu.sections[0].dishes;
      return {
        dish: { name, description, dietary, kosherKind },
        english: english.menu.sections[0].dishes[0].name,
        restaurant: body.restaurant.description,
        listed: [listed.name, listed.dietaryInfo.length, listed.translations.en.name],
        own: [own.name, own.dietaryInfo.length],
      };
    };
    const claimed = {
      dish: {
        name: 'המבורגר כשר',
        description: 'לא כשר בפסח',
        dietary: ['Kosher', 'spicy'],
        kosherKind: 'meat',
      },
      english: 'Kosher burger',
      restaurant: 'Kosher since 1990',
      listed: ['המבורגר כשר', 2, 'Kosher burger'],
      own: ['המבורגר כשר', 2],
    };
    expect(await read()).toEqual(claimed);
    // Nothing happens but that its last day passes.
    test.clock.advance(4 * dayMs);
    const silent = {
      dish: { ...claimed.dish, name: 'המבורגר', dietary: ['spicy'] },
      english: 'burger',
      restaurant: 'since 1990',
      listed: ['המבורגר', 1, 'burger'],
      own: claimed.own,
    };
    expect(await read()).toEqual(silent);
    await owner.put('/restaurants/kosher', { isKosher: true, kosherCertificateExpiresOn: dayFromNow(30) });
    expect(await read()).toEqual(claimed);
    await owner.put('/restaurants/kosher', { isKosher: true, kosherCertificate: null });
    expect(await read()).toEqual(silent);
  });
});
