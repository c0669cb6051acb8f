import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toCachedPage } from './page-cache.ts';

const write = (dishes: number) =>
  Array.from({ length: dishes }, (_, n) => `<p>dish ${n} ${(n * 7919) % 997}</p>`).join('');
const html = write(1_500);
const fresh = { html, headers: {} };

describe('a page that was made', () => {
  it('gets smaller in the background while it is kept, and says the same', async () => {
    const page = toCachedPage(fresh, () => true);
    const first = await page.answer('br');
    await expect.poll(async () => (await page.answer('br')).body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync((await page.answer('br')).body).toString()).toBe(html);
  });

  it('stays as it is until it is read again', async () => {
    const [readOnce, readAgain] = [toCachedPage(fresh, () => true), toCachedPage(fresh, () => true)];
    const first = await readOnce.answer('br');
    const other = await readAgain.answer('br');
    // They take turns: when the second one is done, the first would have had its turn.
    await expect.poll(async () => (await readAgain.answer('br')).body.length).toBeLessThan(other.body.length);
    expect((await readOnce.answer('br')).body).toBe(first.body);
  });

  it('is worked on no further when nobody keeps it', async () => {
    let isCached = true;
    const [dropped, after] = [toCachedPage(fresh, () => isCached), toCachedPage(fresh, () => true)];
    const first = await dropped.answer('br');
    isCached = false;
    const other = await after.answer('br');
    // They take turns: when the second one is done, the first has had its turn.
    await expect.poll(async () => (await after.answer('br')).body.length).toBeLessThan(other.body.length);
    expect((await dropped.answer('br')).body).toBe(first.body);
  });

  it('is never more than a bounded number that wait, and the rest stay as they are', async () => {
    const short = { html: write(150), headers: {} };
    const pages = Array.from({ length: 60 }, () => toCachedPage(short, () => true));
    const first = await Promise.all(pages.map((page) => page.answer('br')));
    const sizes = () => Promise.all(pages.map(async (page) => (await page.answer('br')).body.length));
    const large = first[0]?.body.length ?? 0;
    const isSmaller = async () => (await sizes()).filter((size) => size < large).length;
    await expect.poll(isSmaller).toBeGreaterThanOrEqual(51);
    expect(await isSmaller()).toBeLessThan(pages.length);
  });
});
