import { describe, expect, it } from 'vitest';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import { indexedPages } from '#core/pages/indexed-pages.ts';
import { seedDemo } from '#server/features/demo/demo.service.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from '../pages.ts';

const test = setUpTestApp({
  environment: { PUBLIC_URL: 'https://menta.example', CONTACT_EMAIL: 'ask@menta.example' },
  pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
});
const page = async (path: string) => (await test.visitor().page(path)).body as string;
/** As a search engine reads it that comes an hour later. */
const newSitemap = () => {
  test.clock.advance(60 * 60 * 1000);
  return page('/sitemap.xml');
};

describe('what search engines read', () => {
  // The demo is a page of the guest's entry.
  it.each(indexedPages.filter((path) => path !== '/demo'))(
    '%s has one address for each language',
    async (path) => {
      const [hebrew, english] = [await page(path), await page(`${path}?lang=en`)];
      expect(hebrew).toMatch(/<html lang="he" dir="rtl"/);
      expect(english).toMatch(/<html lang="en" dir="ltr"/);
      expect(hebrew).toContain(`<link rel="canonical" href="https://menta.example${path}">`);
      expect(english).toContain(`<link rel="canonical" href="https://menta.example${path}?lang=en">`);
      for (const html of [hebrew, english]) {
        for (const language of ['he', 'en', 'x-default']) expect(html).toContain(`hreflang="${language}"`);
        expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
        expect(html).not.toContain('noindex');
      }
      expect(hebrew).toContain('content="https://menta.example/og-he.jpg"');
      const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1];
      expect(titleOf(hebrew)).not.toBe(titleOf(english));
    },
  );

  it('names the address that was asked for, whatever language a cookie chose', async () => {
    const { body } = await test.visitor({ cookie: 'lang=en' }).page('/pricing');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<link rel="canonical" href="https://menta.example/pricing">');
  });

  it.each(['/dashboard', '/reset-password?token=x', '/forgot-password', '/nowhere'])(
    '%s asks not to be listed',
    async (path) => {
      expect(await page(path)).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('finds the site and every menu that has a dish through robots.txt and the sitemap', async () => {
    const published = await test.owner();
    await buildMenu(published);
    const empty = await test.owner();
    await empty.post('/users/menus');
    const robots = await page('/robots.txt');
    expect(robots).toContain('Sitemap: https://menta.example/sitemap.xml');
    expect(robots).toContain('Disallow: /dashboard');
    const sitemap = await newSitemap();
    for (const path of indexedPages) expect(sitemap).toContain(`<loc>https://menta.example${path}</loc>`);
    expect(sitemap).toContain(`<loc>https://menta.example/public-menu/${published.id}</loc>`);
    expect(sitemap).not.toContain(empty.id);
  });

  it('is answered by one reading of all menus an hour, however often the sitemap is asked for', async () => {
    await newSitemap();
    const later = await test.owner();
    await buildMenu(later);
    expect(await page('/sitemap.xml')).not.toContain(later.id);
    expect(await newSitemap()).toContain(`/public-menu/${later.id}</loc>`);
  });

  /** Language and address of each entry of a menu, as the sitemap lists them. */
  const listedLanguages = async (ownerId: string) => {
    const entry = (await newSitemap()).split('<url>').find((each) => each.includes(ownerId)) ?? '';
    return [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((found) => found.slice(1));
  };

  it('finds a menu in the languages that its switch offers, the main one at the bare address', async () => {
    const owner = await test.owner();
    const { menu, dish } = await buildMenu(owner);
    const address = `https://menta.example/public-menu/${owner.id}`;
    expect(await listedLanguages(owner.id)).toEqual([
      ['he', address],
      ['en', `${address}?lang=en`],
      ['x-default', address],
    ]);
    await owner.put(`/menus/${menu._id}`, { mainLanguage: 'ru' });
    await owner.put(`/menus/${menu._id}/translations/ar`, [{ key: `dish/${dish._id}/name`, text: 'حمّص' }]);
    const listed = [
      ['he', `${address}?lang=he`],
      ['en', `${address}?lang=en`],
      ['ar', `${address}?lang=ar`],
      ['ru', address],
      ['x-default', address],
    ];
    expect(await listedLanguages(owner.id)).toEqual(listed);
    // One dish of three is not half of them.
    for (const name of ['a', 'b'])
      await buildDish(owner, { menuId: menu._id, sectionName: dish.sectionName, name });
    expect(await listedLanguages(owner.id)).toEqual(listed.filter(([language]) => language !== 'ar'));
  });

  it('reads in the preview of a link which language it is', async () => {
    const owner = await test.owner();
    await buildMenu(owner);
    const address = `https://menta.example/public-menu/${owner.id}`;
    const russian = await page(`/public-menu/${owner.id}?lang=ru`);
    expect(russian).toContain(`<link rel="canonical" href="${address}?lang=ru">`);
    expect(russian).toContain('<meta property="og:locale" content="ru_RU">');
    expect(russian.match(/og:locale:alternate" content="(.....)"/)?.[1]).toBe('he_IL');
    expect(russian).toContain('"inLanguage":"ru"');
  });

  it('reads an owner page in a language of owners, whatever was chosen on a menu', async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /<html lang="(..)"/.exec((await test.visitor(headers).page('/pricing')).body as string)?.[1];
    expect(await languageOf({ cookie: 'lang=ar', 'accept-language': 'ar' })).toBe('he');
    expect(await languageOf({ cookie: 'lang=ru', 'accept-language': 'ru, en;q=0.5' })).toBe('en');
    // A newcomer's browser is not asked.
    expect(await languageOf({ 'accept-language': 'en' })).toBe('he');
    const answer = await test.visitor().page('/pricing?lang=ar');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('can install it: manifest and icons are there', async () => {
    const { body, status } = await test.visitor().page('/manifest.webmanifest');
    expect(status).toBe(200);
    for (const { src } of body.icons) expect((await test.visitor().page(src)).status).toBe(200);
    for (const path of ['/apple-touch-icon.png', '/og-he.jpg', '/og-en.jpg', '/favicon.ico'])
      expect((await test.visitor().page(path)).status).toBe(200);
  });
});

describe('the statement of a restaurant', () => {
  it('names whom to ask about the place, and is unknown where there is no restaurant', async () => {
    const owner = await test.owner();
    await owner.put('/restaurants/settings', {
      restaurantName: 'Dana <b>',
      address: 'Herzl 1',
      phoneNumber: '0501234567',
      description: '',
      hasTableNumbers: false,
    });
    const statement = await page(`/accessibility/${owner.id}?lang=en`);
    expect(statement).toContain('>Accessibility statement: Dana &lt;b&gt;<');
    for (const said of ['tel:0501234567', 'Herzl 1', 'IS 5568', 'noindex']) expect(statement).toContain(said);
    for (const unknown of ['0'.repeat(24), 'nobody'])
      expect((await test.visitor().page(`/accessibility/${unknown}`)).status).toBe(404);
  });
});

describe('what a page tells about the installation', () => {
  it("shows the operator's address, and the demo's own dishes once there is a demo", async () => {
    expect(await page('/faq')).toContain('mailto:ask@menta.example');
    const [dish] = demoRestaurant.sections[0]?.dishes ?? [];
    expect(await page('/')).not.toContain(dish?.name.he);
    await seedDemo({ db: test.engine.db, images: test.services.images, clock: test.clock });
    test.clock.advance(60_000);
    expect(await page('/')).toContain(`>${dish?.name.he}<`);
    expect(await page('/?lang=en')).toContain(`>${dish?.name.en}<`);
  });
});
