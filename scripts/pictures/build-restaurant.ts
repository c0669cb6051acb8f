import { Window } from 'happy-dom';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { signUpOver } from '#server/testing/http-owner.ts';
import type { DescribedDish, DescribedSection } from '#server/testing/workshop/described-restaurant.ts';
import { insist, openShift } from '#server/testing/workshop/make-restaurant.ts';
import { readDisplayedDishes } from '#web/guest/document/displayed-dishes.ts';
import { unpackMenu } from '#web/guest/document/page-data.ts';

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
  const sections: DescribedSection[] = [];
  for (const { sectionName, dishes } of demo.sections) {
    const sent: DescribedDish[] = [];
    for (const { _id, imageColor: _, dietary, image, ...dish } of dishes)
      sent.push({
        ...dish,
        dietaryInfo: dietary.map((type) => ({ type })),
        image: await dataUrlOf(url, image),
      });
    sections.push({ name: sectionName, dishes: sent });
  }
  const settings = {
    restaurantName: restaurant.name,
    address: restaurant.address,
    phoneNumber: restaurant.phoneNumber,
    description: restaurant.description,
    hasTableNumbers: true,
    tableNumbersCount: restaurant.tables,
  };
  const owner = await signUpOver(url, { settings, sections });
  const menuId = owner.menu?.menu._id ?? '';
  await insist(owner.send)('PUT', `/menus/${menuId}`, {
    name: demo.name,
    description: demo.description,
    primaryColor: demo.primaryColor,
    logo: await dataUrlOf(url, demo.logo),
  });
  await openShift(owner.send);
  return { owner, menuId };
};
export type Restaurant = Awaited<ReturnType<typeof buildRestaurant>>;
