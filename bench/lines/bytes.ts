import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { type GuestLocale, guestLocales, localeParameter } from '#core/i18n/locale.ts';
import type { BuiltGuestAssets } from '#core/pages/page-renderer.ts';
import { distFolder } from '#server/rendering/documents/renderers.ts';
import { withBrowser, withPhone } from '../browser/browser.ts';
import { watchNetwork } from '../browser/watch-network.ts';
import { prepareMenus } from '../data/prepared-menus.ts';
import { getBytes } from '../load/http-bytes.ts';
import { type BenchLine, kilobytes, type Report } from '../report/budget.ts';
import { withServer } from '../servers/with-server.ts';

const limits = {
  html: 11.5,
  sixDishes: 5.5,
  script: 70,
  withoutTap: 95,
  everything: 110,
  fonts: 12,
  view: 140,
  requests: 24,
};
/** The menus are Hebrew: a page in another language shows its letters besides, which a Hebrew page does without. */
const ownLetters: Record<GuestLocale, number> = { he: 0, en: 13.5, ar: 20, ru: 12 };
/** And names their font; Russian words are the longest. */
const ownRules: Record<GuestLocale, number> = { he: 0, en: 0, ar: 0.15, ru: 0.25 };
/** Of the demo and the editor's preview: no guest's page loads them. */
const otherPages = ['demo-parts', 'hear-editor'];
/** What a guest's page loads only when something is tapped: the page of an order that was sent. */
const byTap = ['order-page'];
const firstDishes = 6;
const quietMs = 2_000;

const smallest = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** The answer to the first reader, and the smaller copy that later readers get once it is made. */
const readPage = async (address: string) => {
  const ask = () => getBytes(address, { 'accept-encoding': 'br' });
  const first = (await ask()).body;
  const html = brotliDecompressSync(first);
  const wanted = smallest(html).length;
  const deadline = performance.now() + 20_000;
  let stored = first;
  while (stored.length > wanted && performance.now() < deadline) stored = (await ask()).body;
  return { html: html.toString(), first: first.length, stored: stored.length };
};

const upToDish = (html: string, count: number): string => {
  let end = 0;
  for (let dish = 0; dish < count; dish += 1) {
    const start = html.indexOf('<li class="dish', end);
    if (start < 0) throw new Error('the page has fewer dishes than expected');
    end = html.indexOf('</li>', start) + '</li>'.length;
  }
  return html.slice(0, end);
};

const measureHtml = async (report: Report, menu: string, address: string, ownRules: number) => {
  const { html, first, stored } = await readPage(address);
  report.budget(`${menu}: whole HTML, stored copy (brotli 11)`, kilobytes(stored), 'KB', {
    atMost: limits.html + ownRules,
  });
  report.note(`${menu}: whole HTML, first answer (brotli 5)`, `${kilobytes(first).toFixed(2)} KB`);
  const beginning = smallest(Buffer.from(upToDish(html, firstDishes)));
  report.budget(`${menu}: up to the end of the sixth dish`, kilobytes(beginning.length), 'KB', {
    atMost: limits.sixDishes,
  });
};

const measureView = async (
  report: Report,
  browser: Browser,
  menu: string,
  address: string,
  letters: number,
) => {
  const requests = await withPhone(browser, async ({ page, devtools }) => {
    const network = await watchNetwork(devtools);
    await page.goto(address, { waitUntil: 'load' });
    await network.quiet(quietMs);
    return network.requests();
  });
  const bytesOf = (type: string, key: 'bytes' | 'bodyBytes') =>
    requests.filter((request) => request.type === type).reduce((sum, request) => sum + request[key], 0);
  const total = requests.reduce((sum, request) => sum + request.bytes, 0);
  const blocking = requests.filter((request) => request.isBlocking).length;
  report.budget(`${menu}: render-blocking requests`, blocking, '', { atMost: 0 });
  report.budget(`${menu}: fonts`, kilobytes(bytesOf('Font', 'bodyBytes')), 'KB', {
    atMost: limits.fonts + letters,
  });
  report.budget(`${menu}: first view with pictures`, kilobytes(total), 'KB', {
    atMost: limits.view + letters,
  });
  report.budget(`${menu}: requests of the first view`, requests.length, '', { atMost: limits.requests });
  const pictures = requests.filter((request) => request.type === 'Image');
  report.note(
    `${menu}: of the first view`,
    `scripts ${kilobytes(bytesOf('Script', 'bytes')).toFixed(1)} KB, ` +
      `${pictures.length} pictures ${kilobytes(bytesOf('Image', 'bytes')).toFixed(1)} KB, headers included`,
  );
};

const sizeOf = async (file: string): Promise<number> =>
  (await readFile(join(distFolder, 'client', `${file}.br`))).length;

const sizeOfAll = async (files: readonly string[]): Promise<number> =>
  (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);

const measureFiles = async (report: Report) => {
  const text = await readFile(join(distFolder, 'guest-assets.json'), 'utf8');
  const { scripts } = JSON.parse(text) as BuiltGuestAssets;
  const names = readdirSync(join(distFolder, 'client', 'assets'));
  for (const locale of guestLocales) {
    const { script, orderScripts } = scripts[locale];
    report.budget(
      `${locale}: JavaScript until '+' and the dish dialog work, one file`,
      kilobytes(await sizeOf(script)),
      'KB',
      { atMost: limits.script },
    );
    const filesWithout = (left: readonly string[]) => {
      const isOwn = new RegExp(`^guest-(?:${locale}-(?!${left.join('|')})[\\w-]+\\.js|[\\w-]+\\.css)$`);
      return names.filter((name) => isOwn.test(name)).map((name) => join('assets', name));
    };
    const untapped = filesWithout([...otherPages, ...byTap]);
    report.budget(
      `${locale}: what a guest's menu loads without a tap, ${untapped.length} files`,
      kilobytes(await sizeOfAll(untapped)),
      'KB',
      { atMost: limits.withoutTap },
    );
    const all = filesWithout(otherPages);
    report.budget(
      `${locale}: everything a guest's page can ever load, ${all.length} files`,
      kilobytes(await sizeOfAll(all)),
      'KB',
      { atMost: limits.everything },
    );
    report.budget(
      `${locale}: all scripts of an order's page`,
      kilobytes(await sizeOfAll([script, ...orderScripts])),
      'KB',
      { atMost: limits.withoutTap },
    );
  }
};

export const bytes: BenchLine = {
  name: 'bytes',
  how: 'brotli sizes as the server sends them (1 KB = 1024 bytes); the first view is what Chromium fetches for a phone of 390 × 844 until two quiet seconds, headers included',
  run: async (report) => {
    await measureFiles(report);
    const { dataDir, sixtyDishes, demo } = await prepareMenus();
    await withServer({ DATA_DIR: dataDir }, async ({ url }) => {
      const menus = [
        ['60 dishes', sixtyDishes],
        ['demo, 33 dishes', demo],
      ] as const;
      const pages = menus.flatMap(([menu, owner]) =>
        guestLocales.map((locale) => ({
          menu: `${menu}, ${locale}`,
          address: `${url}/public-menu/${owner}?${localeParameter}=${locale}`,
          letters: ownLetters[locale],
          ownRules: ownRules[locale],
        })),
      );
      for (const { menu, address, ownRules } of pages) await measureHtml(report, menu, address, ownRules);
      await withBrowser(async (browser) => {
        for (const { menu, address, letters } of pages)
          await measureView(report, browser, menu, address, letters);
      });
    });
  },
};
