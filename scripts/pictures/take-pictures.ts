/**
 * Takes the pictures of the documentation and of the landing page: opens a restaurant with the demo's menu in each language, plays half an evening
 * in it, and looks at it through Chromium.
 *
 * npm run pictures   → docs/pictures/*.webp, web/features/marketing/pictures/*.webp
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { locales } from '#core/i18n/locale.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { findBrowser } from '../tools/find-browser.mjs';
import { buildRestaurant } from './build-restaurant.ts';
import { openServer } from './open-server.ts';
import { playEvening } from './play-evening.ts';
import { scenes, screens } from './screens.ts';

/** The landing page shows its pictures in columns of at most this many points, on screens with two pixels a point. */
const collections = [
  { folder: 'docs/pictures/', pictures: screens, widest: 1_600 },
  { folder: 'web/features/marketing/pictures/', pictures: scenes, widest: 1_400 },
];
const root = new URL('../../', import.meta.url);

const server = await openServer();
try {
  server.turnBack(60);
  const restaurants = {
    he: await buildRestaurant(server.url, 'he'),
    en: await buildRestaurant(server.url, 'en'),
  };
  for (const locale of locales) await playEvening(server, restaurants[locale], locale);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const { folder, pictures, widest } of collections)
      for (const [name, take] of Object.entries(pictures)) {
        const small = sharp(await take(browser, server.url, restaurants)).resize({
          width: widest,
          withoutEnlargement: true,
        });
        const file = `${folder}${name}.webp`;
        await writeFile(new URL(file, root), await small.webp({ quality: 82 }).toBuffer());
        console.log(file);
      }
  } finally {
    await browser.close();
  }
} finally {
  await server.close();
}
