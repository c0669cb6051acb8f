import { describe, expect, it } from 'vitest';
import { seedDemo } from '#server/features/demo/demo.service.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from '../pages.ts';

const test = setUpTestApp({
  pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
});

/** An owner with an active menu and one that guests do not see. */
const buildTwoMenus = async () => {
  const owner = await test.owner();
  const { menu: active } = await buildMenu(owner, { name: 'Shown' });
  const { menu: hidden } = await buildMenu(owner, { name: 'Hidden dish' });
  return { owner, active, hidden };
};

describe("the owner's preview", () => {
  it("is the guest's page of any menu of theirs, for browsing, and may stand in a frame of ours", async () => {
    const { owner, hidden } = await buildTwoMenus();
    const { status, body, headers } = await owner.page(`/menu-preview/${hidden._id}`);
    expect(status).toBe(200);
    expect(body).toContain('Hidden dish');
    expect(body).toContain('data-mode="preview"');
    expect(body).not.toContain('Sorry, we are closed');
    expect(body).not.toContain('data-cart=');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('asks a visitor to log in', async () => {
    const { hidden } = await buildTwoMenus();
    const { status, body } = await test.visitor().page(`/menu-preview/${hidden._id}`);
    expect(status).toBe(200);
    expect(body).toContain('Checking session...');
    expect(body).not.toContain('Hidden dish');
  });

  it('does not exist for another owner, as one that nobody has', async () => {
    const { hidden } = await buildTwoMenus();
    const stranger = await test.owner();
    for (const id of [hidden._id, '0'.repeat(24), 'undefined']) {
      const { status, body } = await stranger.page(`/menu-preview/${id}`);
      expect(status).toBe(404);
      expect(body).toContain('Oops! Page not found');
      expect(body).not.toContain('Hidden dish');
    }
  });
});

describe('the address of one menu', () => {
  it('leads to the public menu while it is active, to the preview for its owner, and nowhere otherwise', async () => {
    const { owner, active, hidden } = await buildTwoMenus();
    const answer = await test.visitor().page(`/menu/${active._id}`);
    expect([answer.status, answer.headers.location]).toEqual([302, `/public-menu/${owner.id}`]);
    const own = await owner.page(`/menu/${hidden._id}`);
    expect([own.status, own.headers.location]).toEqual([302, `/menu-preview/${hidden._id}`]);
    for (const path of [`/menu/${hidden._id}`, '/menu/תפריט', `/menu/${'0'.repeat(24)}`]) {
      const { status, body } = await test.visitor().page(path);
      expect(status).toBe(404);
      expect(body).toContain('Oops! Page not found');
    }
  });
});

describe('the demo', () => {
  it('shows the seeded restaurant in the language of its reader, open, with its controls', async () => {
    await seedDemo({ db: test.engine.db, images: test.services.images, clock: test.clock });
    for (const lang of ['he', 'en', 'ar', 'ru']) {
      const { status, body } = await test.visitor({ cookie: `lang=${lang}` }).page('/demo');
      expect(status).toBe(200);
      expect(body).toContain(`<html lang="${lang}"`);
      expect(body).toContain('data-mode="demo"');
      expect(body).toContain('type="color"');
      expect(body).toContain('data-cart');
      // Until when it is open today.
      expect(body).toContain('23:00');
      expect(body).not.toMatch(/<[^>]+ style=/);
    }
  });
});

describe('the faces of fonts', () => {
  it('are served by font and together, and nothing else is', async () => {
    const one = await test.visitor().page('/menu-fonts/alef.css');
    expect(one.body).toContain("font-family:'Alef'");
    expect(one.body).toContain(":root{--font-alef:'Alef','Alef Fallback',sans-serif}");
    const all = await test.visitor().page('/menu-fonts/all.css');
    expect(all.body).toContain("font-family:'David Libre'");
    expect((await test.visitor().page('/menu-fonts/unknown.css')).status).toBe(404);
  });
});
