import { describe, expect, it } from 'vitest';
import { imageUrl, imageWidths, pictureUrl } from '#core/menus/image-urls.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { sharp } from './processing/image-library.ts';

const test = setUpTestApp();
const dayMs = 24 * 60 * 60 * 1000;

const scopeOf = ({ id }: TestOwner) => ({ ownerId: id }) as OwnerScope;
const save = async (color: string) =>
  test.services.images.save(scopeOf(await test.owner()), await buildPicture(color));

describe('pictures by their address', () => {
  it('are kept by browsers for ever', async () => {
    const hash = await save('#112233');
    const answer = await test.app.inject(imageUrl(hash, 320, 'jpg'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    const again = await test.app.inject({
      url: imageUrl(hash, 320, 'jpg'),
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('exist in every width a srcset may name, never enlarged', async () => {
    const hash = await save('#223344');
    for (const width of imageWidths) {
      const answer = await test.app.inject(imageUrl(hash, width, 'webp'));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThanOrEqual(400);
    }
  });

  it('are WebP until their AVIF is made, and AVIF afterwards', async () => {
    const hash = await save('#334455');
    const early = await test.app.inject(imageUrl(hash, 160, 'avif'));
    // The background may have been faster; what counts is that type, bytes and caching agree.
    const isWebp = early.headers['content-type'] === 'image/webp';
    expect(early.headers['cache-control']).toBe(
      isWebp ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
    );
    await test.services.images.idle();
    const late = await test.app.inject(imageUrl(hash, 160, 'avif'));
    expect([late.statusCode, late.headers['content-type']]).toEqual([200, 'image/avif']);
    expect((await sharp(late.rawPayload).metadata()).format).toBe('heif');
  });

  it('come in the best format a browser takes, when the address leaves it open', async () => {
    const hash = await save('#445566');
    await test.services.images.idle();
    const typeFor = async (accept: string) => {
      const answer = await test.app.inject({ url: pictureUrl(hash, 320), headers: { accept } });
      return [answer.headers['content-type'], answer.headers.vary];
    };
    expect(await typeFor('image/avif,image/webp,*/*')).toEqual(['image/avif', 'Accept']);
    expect(await typeFor('image/webp,*/*')).toEqual(['image/webp', 'Accept']);
    expect(await typeFor('*/*')).toEqual(['image/jpeg', 'Accept']);
  });

  it('are a JSON 404 when there are none', async () => {
    for (const url of [
      imageUrl('0'.repeat(32), 320, 'jpg'),
      `/images/${'0'.repeat(32)}/321.jpg`,
      `/images/${'0'.repeat(32)}/320.master`,
      '/images/x/320.jpg',
    ]) {
      const answer = await test.app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('the store', () => {
  it('keeps the same picture once, whoever sends it', async () => {
    const picture = await buildPicture('#445566');
    const owners = [await test.owner(), await test.owner(), await test.owner()];
    const hashes = await Promise.all(
      owners.map((owner) => test.services.images.save(scopeOf(owner), picture)),
    );
    expect(new Set(hashes).size).toBe(1);
  });

  it('sweeps what was uploaded over an hour ago and nothing shows, and only that', async () => {
    const owner = await test.owner();
    const { body: menu } = await owner.post('/users/menus');
    const { body: logo } = await owner.put(`/menus/${menu._id}/logo`, {
      logo: await buildPicture('#556677'),
    });
    const unused = imageUrl(await save('#667788'), 320, 'webp');
    await test.services.images.idle();
    const isThere = async (url: string) => {
      const answer = await test.app.inject(url.replace('320.webp', '160.jpg'));
      return answer.statusCode === 200;
    };
    await test.services.images.sweep(test.clock.now());
    test.clock.advance(2 * dayMs);
    const young = imageUrl(await save('#778899'), 320, 'webp');
    expect(await test.services.images.sweep(test.clock.now())).toBeGreaterThan(0);
    expect(await isThere(unused)).toBe(false);
    expect(await isThere(young)).toBe(true);
    expect(await isThere(logo.menu.logo)).toBe(true);
    expect(await test.services.images.sweep(test.clock.now())).toBe(0);
  });
});
