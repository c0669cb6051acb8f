import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { sharp } from './processing/image-library.ts';

const test = setUpTestApp();
const dayMs = 24 * 60 * 60 * 1000;

const build = async () => {
  const owner = await test.owner();
  const { menu, section } = await buildMenu(owner);
  const place = { menuId: menu._id, sectionName: section._id };
  return { owner, menu, place };
};
const isStored = async (address: string | null): Promise<boolean> =>
  (await test.app.inject(address ?? '/')).statusCode === 200;
const sweepLater = async (): Promise<number> => {
  await test.services.images.idle();
  test.clock.advance(2 * dayMs);
  return test.services.images.sweep(test.clock.now());
};
const hide = (owner: TestOwner, dishId: string) => owner.post('/dishes/delete-dish-image', { dishId });

describe('a picture that is used more than once', () => {
  it('stays for the others when one lets it go, and goes with the last', async () => {
    const { owner, menu, place } = await build();
    const picture = await buildPicture('#a1b2c3', 60);
    const first = await buildDish(owner, { ...place, image: picture });
    const second = await buildDish(owner, { ...place, image: picture });
    const { body: logo } = await owner.put(`/menus/${menu._id}/logo`, { logo: picture });
    expect(second.image).toBe(first.image);

    await hide(owner, first._id);
    expect(await sweepLater()).toBe(0);
    await owner.delete(`/dishes/${second._id}/remove-from-menu`);
    expect(await sweepLater()).toBe(0);
    expect(logo.menu.logo).toContain(first.image?.split('/')[2]);
    await owner.put(`/menus/${menu._id}/logo`, { logo: null });
    expect(await sweepLater()).toBe(1);
  });

  it('is two owners’ own: neither can take it from the other', async () => {
    const [one, other] = [await build(), await build()];
    const picture = await buildPicture('#b2c3d4', 60);
    const mine = await buildDish(one.owner, { ...one.place, image: picture });
    const theirs = await buildDish(other.owner, { ...other.place, image: picture });
    await one.owner.delete(`/menus/${one.menu._id}`);
    expect(await sweepLater()).toBe(0);
    expect(mine.image).toBe(theirs.image);
    expect((await test.visitor().get(`/dishes/${theirs._id}/image`)).status).toBe(200);
    await hide(other.owner, theirs._id);
    expect(await sweepLater()).toBe(1);
  });

  it('is young again when it is uploaded anew, though nothing has shown it for long', async () => {
    const { owner, place } = await build();
    const picture = await buildPicture('#c3d4e5', 60);
    const dish = await buildDish(owner, { ...place, image: picture });
    await hide(owner, dish._id);
    await test.services.images.idle();
    test.clock.advance(2 * dayMs);
    // Uploaded, and not yet on any dish, at the moment of the sweep.
    await test.services.images.save({ ownerId: owner.id } as OwnerScope, picture);
    expect(await test.services.images.sweep(test.clock.now())).toBe(0);
    expect(await isStored(dish.image)).toBe(true);
    expect(await sweepLater()).toBe(1);
  });
});

describe('what a browser uploads', () => {
  const dataUrl = async (format: 'png' | 'jpeg' | 'gif' | 'webp', claims: string) => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
      .toFormat(format)
      .toBuffer();
    return `${claims}${bytes.toString('base64')}`;
  };

  it('is what its bytes are, whatever the address claims', async () => {
    const { owner, place } = await build();
    for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const image = await dataUrl(format, 'data:image/png;base64,');
      expect((await buildDish(owner, { ...place, image })).image).toMatch(/^\/images\/[0-9a-f]{32}\//);
    }
  });

  it('may write its scheme in any letters', async () => {
    const { owner, place } = await build();
    for (const claims of ['DATA:image/png;base64,', 'Data:Image/PNG;Base64,']) {
      expect(
        (await buildDish(owner, { ...place, image: await dataUrl('png', claims) })).image,
      ).not.toBeNull();
    }
  });

  it('is refused in words when it is something else, and the dish keeps what it had', async () => {
    const { owner, place } = await build();
    const dish = await buildDish(owner, { ...place, image: await buildPicture('#d4e5f6', 60) });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ).toString('base64');
    const html = Buffer.from('<script>alert(1)</script>').toString('base64');
    const uploads = [
      `data:image/svg+xml;base64,${svg}`,
      `data:image/png;base64,${svg}`,
      `data:text/html;base64,${html}`,
      'data:image/png,hello',
      'data:,',
      'javascript:alert(1)',
      'file:///etc/passwd',
      '/images/../../etc/passwd',
    ];
    for (const image of uploads) {
      const { status, body } = await owner.put(`/dishes/${dish._id}`, {
        name: 'x',
        price: 1,
        ...place,
        image,
      });
      expect([image.slice(0, 30), status, body.code]).toEqual([image.slice(0, 30), 422, 'not_an_image']);
    }
    expect((await owner.put(`/dishes/${dish._id}`, { name: 'x', price: 1, ...place })).body.image).toBe(
      dish.image,
    );
  });

  it('is not worked on for a menu or dish that is not the caller’s', async () => {
    const { place } = await build();
    const stranger = await test.owner();
    const image = await buildPicture('#e5f6a7', 60);
    expect((await stranger.post('/dishes', { name: 'x', price: 1, ...place, image })).status).toBe(404);
    expect((await stranger.put(`/menus/${place.menuId}/logo`, { logo: image })).status).toBe(404);
    expect(await sweepLater()).toBe(0);
  });
});
