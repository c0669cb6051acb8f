import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layoutStyles } from '#core/menus/menu-style.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { canCheckHtml, checkHtml } from '#server/testing/html-checker.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from '../pages.ts';

const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe("the HTML of the guest's pages", () => {
  const test = setUpTestApp({
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });

  const buildRestaurant = async () => {
    const restaurant = await buildOpenRestaurant(test, {
      name: `פיצה "של הבית" <b>`,
      description: 'עם & בלי',
      price: 54.5,
      dietaryInfo: [{ type: 'vegan' }, { type: 'vert spivy' }, { type: 'Kosher' }],
      sizes: [{ name: 'L', price: 0, isBase: true }],
    });
    const { owner, menu, section } = restaurant;
    await buildDish(owner, { menuId: menu._id, sectionName: section.sectionName, available: false });
    await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'ריקה' }] });
    return restaurant;
  };

  it('is valid in every layout, language and state, says the Nu HTML checker', async (context) => {
    if (!canCheckHtml()) return context.skip('Java is not installed, so the Nu HTML checker cannot run');
    const { owner, menu, dish } = await buildRestaurant();
    const { body: order } = await test.visitor().post('/orders', {
      ...orderBodyFor(owner, dish),
      dishes: [{ dishId: dish._id, quantity: 2, note: '<i>', size: { name: 'L' }, customizations: [] }],
      totalPrice: 109,
    });
    const basic = await test.owner({ plan: 'basic' });
    await buildMenu(basic);
    const empty = await test.owner();
    const folder = await mkdtemp(join(tmpdir(), 'menta-html-'));
    const files: string[] = [];
    const save = async (name: string, path: string, lang: string) => {
      const { body } = await test.visitor({ cookie: `lang=${lang}` }).page(path);
      const file = join(folder, `${name}-${lang}.html`);
      await writeFile(file, body);
      files.push(file);
    };
    const languages = { classic: 'he', modern: 'en', minimal: 'ar' };
    for (const layoutStyle of layoutStyles) {
      await owner.put(`/menus/${menu._id}`, { layoutStyle });
      await save(layoutStyle, `/public-menu/${owner.id}`, languages[layoutStyle]);
    }
    await save('order', `/order/${order.trackingToken}`, 'ru');
    await save('basic', `/public-menu/${basic.id}`, 'en');
    await save('empty', `/public-menu/${empty.id}`, 'he');
    const complaints = await checkHtml(files);
    await rm(folder, { recursive: true });
    expect(complaints).toEqual([]);
  });

  it('tells machines the restaurant and its menu in the words of schema.org', async () => {
    const { owner, menu } = await buildRestaurant();
    const data = jsonLd((await test.visitor().page(`/public-menu/${owner.id}`)).body);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'מסעדת הדקל',
      url: expect.stringMatching(/^https?:\/\/.+\/public-menu\/[0-9a-f]{24}$/),
      hasMenu: {
        '@type': 'Menu',
        name: menu.name,
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'ראשונות',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: `פיצה "של הבית" <b>`,
                offers: { '@type': 'Offer', price: 54.5, priceCurrency: 'ILS' },
              },
              { '@type': 'MenuItem' },
            ],
          },
          { '@type': 'MenuSection', name: 'ריקה', hasMenuItem: [] },
        ],
      },
    });
  });

  it("shows an order in its restaurant's own colour and font", async () => {
    const { owner, menu, dish } = await buildOpenRestaurant(test);
    await owner.put(`/menus/${menu._id}`, { primaryColor: '#7c3aed', fontStyle: 'alef' });
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const { body } = await test.visitor().page(`/order/${order.trackingToken}`);
    expect(body).toContain('--primary:#7c3aed');
    expect(body).toMatch(/@font-face\{font-family:'Alef'/);
    expect(body).not.toMatch(/rubik-(arabic|cyrillic)/);
    // Letters that Alef lacks come from another typeface, on the pages that show them.
    const { body: arabic } = await test.visitor({ cookie: 'lang=ar' }).page(`/order/${order.trackingToken}`);
    expect(arabic).toMatch(/font-family:'Alef';[^}]*rubik-arabic/);
    expect(arabic).toMatch(/rel="preload"[^>]*rubik-arabic/);
    expect(arabic).not.toContain('rubik-cyrillic');
  });
});
