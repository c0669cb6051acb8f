import { describe, expect, it } from 'vitest';
import { newId } from '#server/system/ids.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const createMenu = async (owner: TestOwner) => (await owner.post('/users/menus')).body;
const listMenus = async (owner: TestOwner) => (await owner.get('/users/menus')).body;
const activeOf = async (owner: TestOwner): Promise<string[]> =>
  (await listMenus(owner))
    .filter((menu: { isActive: boolean }) => menu.isActive)
    .map((menu: { _id: string }) => menu._id);

describe('creating menus', () => {
  it('starts with none, and makes the first one active', async () => {
    const owner = await test.owner();
    expect(await listMenus(owner)).toEqual([]);
    const created = await owner.post('/users/menus');
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'My menu',
      description: '',
      owner: owner.id,
      logo: null,
      primaryColor: '#2563eb',
      layoutStyle: 'classic',
      fontStyle: 'modern-sans',
      isActive: true,
      revision: 1,
      mainLanguage: 'he',
      translations: {},
    });
    expect((await owner.get('/users/me')).body.activeMenu).toBe(created.body._id);
  });

  it('numbers names in the language of the call and lists the newest last', async () => {
    const owner = await test.owner();
    await createMenu(owner);
    await createMenu(owner);
    owner.cookies.set('lang', 'he');
    await createMenu(owner);
    const names = (await listMenus(owner)).map((menu: { name: string }) => menu.name);
    expect(names).toEqual(['My menu', 'My menu 2', 'התפריט שלי']);
  });

  it('has exactly one active menu when many are created at once', async () => {
    const owner = await test.owner();
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post('/users/menus')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await activeOf(owner)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(8);
  });
});

describe('the active menu', () => {
  it('moves to the one that is chosen', async () => {
    const owner = await test.owner();
    const first = await createMenu(owner);
    const second = await createMenu(owner);
    const chosen = await owner.patch('/users/active-menu', { menuId: second._id });
    expect([chosen.status, chosen.body.isActive]).toEqual([200, true]);
    expect(await activeOf(owner)).toEqual([second._id]);
    expect((await test.visitor().get(`/users/${owner.id}/activeMenu`)).body).toEqual({
      menu: { _id: second._id },
    });
    expect((await test.visitor().get(`/menus/${first._id}`)).status).toBe(404);
  });

  it('stays one when two are chosen at once', async () => {
    const owner = await test.owner();
    const menus = [await createMenu(owner), await createMenu(owner), await createMenu(owner)];
    const answers = await Promise.all(
      [1, 2, 1, 2].map((index) => owner.patch('/users/active-menu', { menuId: menus[index]._id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await activeOf(owner)).toHaveLength(1);
  });

  it('cannot be the menu of another owner, and then stays as it was', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const own = await createMenu(owner);
    const foreign = await createMenu(other);
    expect((await owner.patch('/users/active-menu', { menuId: foreign._id })).status).toBe(404);
    expect(await activeOf(owner)).toEqual([own._id]);
  });

  it('tells an unknown owner from one without a menu', async () => {
    const owner = await test.owner();
    const none = await test.visitor().get(`/users/${owner.id}/activeMenu`);
    const unknown = await test.visitor().get(`/users/${newId()}/activeMenu`);
    expect([none.status, none.body.code]).toEqual([404, 'no_active_menu']);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });
});

describe('deleting a menu', () => {
  it('makes the newest remaining one active', async () => {
    const owner = await test.owner();
    const [first, , third] = [await createMenu(owner), await createMenu(owner), await createMenu(owner)];
    expect((await owner.delete(`/menus/${first._id}`)).status).toBe(200);
    expect(await activeOf(owner)).toEqual([third._id]);
    expect((await owner.get(`/menus/${first._id}`)).status).toBe(404);
  });

  it('leaves none active after the last', async () => {
    const owner = await test.owner();
    const only = await createMenu(owner);
    expect((await owner.delete(`/menus/${only._id}`)).status).toBe(200);
    expect(await listMenus(owner)).toEqual([]);
  });

  it('keeps exactly one active when all but one are deleted at once', async () => {
    const owner = await test.owner();
    const menus = [];
    for (let made = 0; made < 5; made++) menus.push(await createMenu(owner));
    await Promise.all(menus.slice(0, 4).map((menu) => owner.delete(`/menus/${menu._id}`)));
    expect(await activeOf(owner)).toEqual([menus[4]._id]);
  });

  it('is refused for the active menu during a shift, and not for another', async () => {
    const { owner, menu } = await buildOpenRestaurant(test);
    const spare = await createMenu(owner);
    const refused = await owner.delete(`/menus/${menu._id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'menu_in_use']);
    expect((await owner.delete(`/menus/${spare._id}`)).status).toBe(200);
    expect(await activeOf(owner)).toEqual([menu._id]);
  });

  it('never leaves an open shift without its menu, whichever comes first', async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner);
    await owner.confirmPassword();
    const [deleted, started] = await Promise.all([
      owner.delete(`/menus/${menu._id}`),
      owner.post('/services/start', {}),
    ]);
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([deleted.status, started.status]);
  });
});

describe('changing a menu', () => {
  it('changes what is sent and keeps the rest', async () => {
    const owner = await test.owner();
    const menu = await createMenu(owner);
    const named = await owner.put(`/menus/${menu._id}`, { name: ' Lunch ', description: 'Noon to four' });
    expect(named.body).toMatchObject({ name: 'Lunch', description: 'Noon to four', primaryColor: '#2563eb' });
    const design = { primaryColor: '#DC2626', layoutStyle: 'minimal', fontStyle: 'rubik' };
    const designed = await owner.put(`/menus/${menu._id}`, design);
    expect(designed.body).toMatchObject({ name: 'Lunch', ...design, primaryColor: '#dc2626' });
  });

  it('may lose its name and its description while a logo or a design tells it apart', async () => {
    const owner = await test.owner();
    const menu = await createMenu(owner);
    await owner.put(`/menus/${menu._id}`, { name: 'Lunch', description: 'Noon' });
    const { body } = await owner.put(`/menus/${menu._id}`, {
      name: '',
      description: '',
      layoutStyle: 'modern',
    });
    expect(body).toMatchObject({ name: '', description: '', layoutStyle: 'modern' });
    const blank = await owner.put(`/menus/${menu._id}`, { name: '', layoutStyle: 'classic' });
    expect([blank.status, blank.body.code]).toEqual([400, 'invalid_input']);
    await owner.put(`/menus/${menu._id}/logo`, { logo: await buildPicture() });
    expect((await owner.put(`/menus/${menu._id}`, { name: '', layoutStyle: 'classic' })).status).toBe(200);
  });

  it('asks for at least one thing to change', async () => {
    const owner = await test.owner();
    const menu = await createMenu(owner);
    for (const body of [{}, { name: '', description: '' }, { unknown: 1 }]) {
      const refused = await owner.put(`/menus/${menu._id}`, body);
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    }
  });

  it('refuses what no menu can look like', async () => {
    const owner = await test.owner();
    const menu = await createMenu(owner);
    const bad = [
      { primaryColor: 'red' },
      { fontStyle: 'comic' },
      { layoutStyle: 1 },
      { name: 'x'.repeat(81) },
      { description: null },
    ];
    for (const body of bad) expect((await owner.put(`/menus/${menu._id}`, body)).status).toBe(400);
  });

  it('takes, keeps and removes a logo', async () => {
    const owner = await test.owner();
    const menu = await createMenu(owner);
    const { body } = await owner.put(`/menus/${menu._id}/logo`, {
      menuId: menu._id,
      logo: await buildPicture(),
    });
    expect(body.menu).toEqual({
      _id: menu._id,
      logo: expect.stringMatching(/^\/images\/[0-9a-f]{32}\/320\.webp$/),
      revision: 2,
    });
    const saved = await owner.put(`/menus/${menu._id}`, { name: 'Lunch', logo: body.menu.logo });
    expect(saved.body.logo).toBe(body.menu.logo);
    const replaced = await owner.put(`/menus/${menu._id}`, { logo: await buildPicture('#27ae60') });
    expect(replaced.body.logo).not.toBe(body.menu.logo);
    const removed = await owner.put(`/menus/${menu._id}/logo`, { logo: null });
    expect(removed.body.menu.logo).toBeNull();
  });

  it('refuses a logo that is no picture', async () => {
    const owner = await test.owner();
    const menu = await createMenu(owner);
    const content = Buffer.from('not a picture'.repeat(100)).toString('base64');
    for (const kind of ['image/png', 'application/pdf']) {
      const refused = await owner.put(`/menus/${menu._id}/logo`, { logo: `data:${kind};base64,${content}` });
      expect([refused.status, refused.body.code]).toEqual([422, 'not_an_image']);
    }
    expect((await owner.put(`/menus/${menu._id}`, { logo: 'https://elsewhere.example/x.png' })).status).toBe(
      422,
    );
    expect((await owner.put(`/menus/${menu._id}/logo`, { menuId: newId(), logo: null })).status).toBe(400);
  });
});

describe('who may see and change a menu', () => {
  it('shows an active menu to everyone and an inactive one to its owner', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const active = await createMenu(owner);
    const hidden = await createMenu(owner);
    for (const reader of [test.visitor(), other]) {
      expect((await reader.get(`/menus/${active._id}`)).status).toBe(200);
      expect((await reader.get(`/menus/${active._id}/sections`)).status).toBe(200);
      expect((await reader.get(`/menus/${hidden._id}`)).status).toBe(404);
      expect((await reader.get(`/menus/${hidden._id}/sections`)).status).toBe(404);
    }
    expect((await owner.get(`/menus/${hidden._id}`)).body._id).toBe(hidden._id);
    expect((await owner.get(`/menus/${hidden._id}/sections`)).body).toEqual([]);
  });

  it('does not know menus of others, even active ones, when it comes to changes', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const menu = await createMenu(owner);
    const answers = [
      await other.put(`/menus/${menu._id}`, { name: 'Mine' }),
      await other.put(`/menus/${menu._id}/logo`, { logo: null }),
      await other.delete(`/menus/${menu._id}`),
      await other.put(`/menus/${menu._id}/sections`, { add: [{}] }),
      await other.put(`/menus/${menu._id}/sections/order`, { order: [] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await owner.get(`/menus/${menu._id}`)).body).toEqual(menu);
  });

  it('asks a visitor to sign in', async () => {
    const visitor = test.visitor();
    const menuId = newId();
    const answers = [
      await visitor.get('/users/menus'),
      await visitor.post('/users/menus'),
      await visitor.patch('/users/active-menu', { menuId }),
      await visitor.put(`/menus/${menuId}`, { name: 'x' }),
      await visitor.delete(`/menus/${menuId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});
