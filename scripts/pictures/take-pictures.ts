/**
 * Takes the pictures of the documentation: opens a restaurant with the demo's menu in each language, plays half an evening
 * in it, and looks at it through Chromium.
 *
 * npm run pictures   → docs/pictures/*.webp
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { sharp } from '#server/images/processing/image-library.ts';
import { findBrowser } from '../tools/find-browser.mjs';
import { buildRestaurant } from './build-restaurant.ts';
import { openServer } from './open-server.ts';
import { playEvening } from './play-evening.ts';
import { screens } from './screens.ts';

const folder = new URL('../../docs/pictures/', import.meta.url);
const widest = 1_600;

const server = await openServer();
try {
  server.turnBack(60);
  const restaurants = {
    he: await buildRestaurant(server.url, 'he'),
    en: await buildRestaurant(server.url, 'en'),
  };
  await playEvening(server, restaurants.en);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const [name, take] of Object.entries(screens)) {
      const small = sharp(await take(browser, server.url, restaurants)).resize({
        width: widest,
        withoutEnlargement: true,
      });
      await writeFile(new URL(`${name}.webp`, folder), await small.webp({ quality: 82 }).toBuffer());
      console.log(`docs/pictures/${name}.webp`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await server.close();
}
