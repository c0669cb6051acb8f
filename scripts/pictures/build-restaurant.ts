import { Window } from 'happy-dom';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { type HttpOwner, signUpOver } from '#server/testing/http-owner.ts';
import { readDisplayedDishes } from '#web/guest/document/displayed-dishes.ts';
import { unpackMenu } from '#web/guest/document/page-data.ts';

export const mustSend = async (owner: HttpOwner, method: string, path: string, body?: unknown) => {
  const answer = await owner.send(method, path, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** The demo's menu in one language, read from its page as the page's own script reads it. */
const readDemoMenu = async (url: string, locale: Locale): Promise<GuestMenuAnswer> => {
  const answer = await fetch(`${url}/demo?lang=${locale}`, { headers: { 'accept-language': locale } });
  const parser = new new Window().DOMParser();
  const page = parser.parseFromString(await answer.text(), 'text/html') as unknown as Document;
  const packed = JSON.parse(page.getElementById('menu-data')?.textContent ?? '');
  return unpackMenu(packed, readDisplayedDishes(page));
};

const dataUrlOf = async (url: string, image: string | null): Promise<string | null> => {
  if (!image) return null;
  const answer = await fetch(new URL(image, url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get('content-type')};base64,${bytes.toString('base64')}`;
};

/** A restaurant of its own owner with the demo's menu, open for orders. */
export const buildRestaurant = async (url: string, locale: Locale) => {
  const { restaurant, menu: demo } = await readDemoMenu(url, locale);
  if (!demo) throw new Error('the demo has no menu');
  const owner = await signUpOver(url);
  const send = (method: string, path: string, body?: unknown) => mustSend(owner, method, path, body);
  await send('PUT', '/restaurants/settings', {
    restaurantName: restaurant.name,
    address: restaurant.address,
    phoneNumber: restaurant.phoneNumber,
    description: restaurant.description,
    hasTableNumbers: true,
    tableNumbersCount: restaurant.tables,
  });
  const menu = await send('POST', '/users/menus');
  await send('PUT', `/menus/${menu._id}`, {
    name: demo.name,
    description: demo.description,
    primaryColor: demo.primaryColor,
    logo: await dataUrlOf(url, demo.logo),
  });
  await send('PUT', `/menus/${menu._id}/sections`, {
    add: demo.sections.map(({ sectionName }) => ({ sectionName })),
  });
  for (const { sectionName, dishes } of demo.sections) {
    for (const { _id, imageColor: _, dietary, image, ...dish } of dishes) {
      await send('POST', '/dishes', {
        ...dish,
        dietaryInfo: dietary.map((type) => ({ type })),
        image: await dataUrlOf(url, image),
        menuId: menu._id,
        sectionName,
      });
    }
  }
  await send('POST', '/users/verify-password', { password: testPassword });
  await send('POST', '/services/start', {});
  return { owner, menuId: String(menu._id) };
};
export type Restaurant = Awaited<ReturnType<typeof buildRestaurant>>;
