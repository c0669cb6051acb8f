import { describe, expect, it } from 'vitest';
import { guestLocales } from '#core/i18n/locale.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { renderOrderPage } from './entry-server.tsx';
import { buildMenu } from './testing/menu-fixture.ts';
import { pageAssets, renderPage } from './testing/render-page.ts';
import { noticeTexts } from './texts/notice.texts.ts';

describe('the guest page', () => {
  it('is a whole document in the right language and direction', () => {
    expect(renderPage().html).toMatch(/^<!doctype html><html lang="he" dir="rtl">.*<\/html>$/s);
    expect(renderPage({ locale: 'en' }).html).toContain('<html lang="en" dir="ltr">');
  });

  it('offers the other languages it is given, as plain links that work before the script', () => {
    const linksOf = (html: string) =>
      [...html.matchAll(/<a href="\?lang=(..)" lang="..">/g)].map(([, to]) => to);
    expect(linksOf(renderPage().html)).toEqual(['en', 'ar', 'ru']);
    const narrowed = renderPage({ locale: 'ar', offered: ['he', 'ar'] }).html;
    expect(linksOf(narrowed)).toEqual(['he']);
    expect(renderPage({ offered: ['he'] }).html).toContain('<div class="lang"></div>');
  });

  it('shows every dish without any script', () => {
    const menu = buildMenu();
    const body = renderPage({ menu }).html.split('<script type="application/json"')[0] ?? '';
    const names = menu.menu?.sections.flatMap((section) => section.dishes.map((dish) => dish.name)) ?? [];
    expect(names).toHaveLength(60);
    for (const name of names) expect(body).toContain(name.replaceAll("'", '&#x27;'));
    expect(body.match(/<li class="dish/g)).toHaveLength(60);
  });

  it('obeys a strict content security policy', () => {
    const { html, inlineScripts, inlineStyles } = renderPage();
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    expect(html).toContain(`<script>${inlineScripts[0]}</script>`);
    expect(html).toContain(`<style>${inlineStyles[0]}</style>`);
    expect(inlineScripts).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('leaves the start of its script to the early one, unless nobody only reads it', () => {
    const started = '<script type="module" src="/assets/guest-1.js">';
    expect(renderPage().html).toContain('<link rel="modulepreload" href="/assets/guest-1.js">');
    expect(renderPage().html).not.toContain(started);
    for (const mode of ['demo', 'preview'] as const) {
      expect(renderPage({ mode }).html).toContain(started);
      expect(renderPage({ mode }).html).not.toContain('modulepreload');
    }
  });

  it('lets no text out of its place', () => {
    const hostile = `</script><script>alert(1)</script><!-- "'&`;
    const menu = buildMenu();
    menu.restaurant.name = hostile;
    menu.restaurant.address = hostile;
    for (const section of menu.menu?.sections ?? []) {
      section.sectionName = hostile;
      for (const dish of section.dishes) Object.assign(dish, { name: hostile, description: hostile });
    }
    const { html } = renderPage({ menu });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!-- "');
    const data = /id="menu-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).restaurant.name).toBe(hostile);
  });

  it('tells search engines the restaurant, its menu and its prices', () => {
    const { html } = renderPage();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name: 'מסעדת הנמל',
      url: 'https://menta.example/public-menu/x',
    });
    expect(data.hasMenu.hasMenuSection[0].hasMenuItem[0]).toMatchObject({
      name: 'חומוס הבית',
      offers: { price: 32, priceCurrency: 'ILS' },
    });
    expect(html.lastIndexOf('ld+json')).toBeGreaterThan(html.lastIndexOf('menu-data'));
  });

  it('carries only its own layout', () => {
    const menu = buildMenu({ menu: { layoutStyle: 'modern' } });
    const { html } = renderPage({ menu });
    expect(html).toContain('<div class="list modern">');
    expect(html).toContain('.modern{}');
    expect(html).not.toContain('.classic{}');
  });

  it.each(guestLocales)('says that it is closed, first and in English, in %s', (locale) => {
    const { html } = renderPage({ locale, menu: buildMenu({ isOpen: false }) });
    expect(html.indexOf('Sorry, we are closed now, come back soon!')).toBeLessThan(html.indexOf('<h1>'));
    expect(html).not.toMatch(/class="(cart|add)/);
    const meaning = noticeTexts.closedMeaning[locale];
    if (meaning) expect(html).toContain(`<p>${meaning}</p>`);
  });

  it('carries the look of its notices only where it has one to show', () => {
    const open = buildMenu();
    const styleOf = (menu: typeof open) => renderPage({ menu }).inlineStyles.join('');
    expect(styleOf(open)).not.toContain(pageAssets.noticeCss);
    expect(styleOf({ ...open, isOpen: false })).toContain(pageAssets.noticeCss);
    expect(styleOf({ ...open, menu: null })).toContain(pageAssets.noticeCss);
  });

  it('is open for browsing on the basic plan, without a cart', () => {
    const { html } = renderPage({ menu: buildMenu({ plan: 'basic' }) });
    expect(html).not.toContain('Sorry, we are closed now');
    expect(html).not.toMatch(/class="(cart|add)/);
    expect(html).toContain('חומוס הבית');
  });

  it('says that there is no menu', () => {
    const { html } = renderPage({ menu: { ...buildMenu(), isOpen: false, menu: null } });
    expect(html).toContain('No active menu found!!!');
  });

  it('dims what is sold out and offers no button for it', () => {
    const { html } = renderPage();
    const card = /<li class="dish out">.*?<\/li>/s.exec(html)?.[0] ?? '';
    expect(card).toContain('אזל מהמלאי');
    expect(card).not.toContain('<button');
  });
});

describe('the order page', () => {
  const order: GuestOrder = {
    _id: 'a'.repeat(24),
    displayOrderNumber: 12,
    status: 'inProcess',
    isPaid: false,
    rejected: false,
    rejectionReason: '',
    cancelled: false,
    totalPrice: 64.5,
    tableNumber: 5,
    dishes: [
      {
        dishId: { _id: 'b'.repeat(24), name: 'Pizza', price: 54 },
        quantity: 1,
        size: { name: 'L', price: 6 },
        customizations: [{ groupName: 'x', optionName: 'Olives', price: 4.5 }],
        note: 'well done',
      },
    ],
    createdAt: '2025-01-01T10:00:00.000Z',
    promisedAt: null,
    timeZone: 'Asia/Jerusalem',
    revision: 3,
    owner: 'c'.repeat(24),
    restaurantName: 'Port',
    trackingToken: 't'.repeat(32),
    unseen: false,
    shiftEnded: false,
  };
  const show = (parts: Partial<GuestOrder> = {}) =>
    renderOrderPage({
      locale: 'he',
      mainLanguage: 'he',
      order: { ...order, ...parts },
      style: { primaryColor: '#7c3aed', fontStyle: 'alef', logo: null },
      origin: 'https://menta.example',
      canonicalPath: '/order/x',
      assets: pageAssets,
    }).html;

  it('shows number, stage, lines and total, and stays out of search engines', () => {
    const html = show();
    for (const text of [
      '<bdi>#12</bdi>',
      'Pizza',
      '<bdi>L</bdi> · <bdi>Olives</bdi>',
      'well done',
      '₪64.50',
      'שולחן 5',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/aria-current="step">בהכנה/);
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  });

  it('names its later scripts at once, so that they do not wait for each other', () => {
    expect(show()).toContain('<link rel="modulepreload" href="/assets/guest-2.js">');
  });

  it("wears the restaurant's colour and font", () => {
    const html = show();
    expect(html).toContain('--primary:#7c3aed');
    expect(html).toMatch(/--font:[^;}]*Alef/);
  });

  it('leads back to the menu of the same table', () => {
    expect(show()).toContain(`href="/public-menu/${'c'.repeat(24)}?table=5"`);
    expect(show({ tableNumber: null })).toContain(`href="/public-menu/${'c'.repeat(24)}"`);
  });

  it('tells a rejected guest why', () => {
    const html = show({ status: 'done', rejected: true, rejectionReason: 'נגמר הבצק' });
    expect(html).toContain('ההזמנה נדחתה');
    expect(html).toContain('הסיבה: נגמר הבצק');
    expect(html).not.toContain('class="steps"');
  });
});
