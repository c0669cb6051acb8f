import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';

import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { openingSpecifications } from '../hours/opening-specifications.ts';

type Dish = NonNullable<GuestMenuAnswer['menu']>['sections'][number]['dishes'][number];

const menuItem = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  offers: { '@type': 'Offer', price: dish.price, priceCurrency: 'ILS' },
});

/** For search engines: the restaurant, its menu and the price of each dish. Descriptions are in the page itself. */
export const structuredData = (
  { restaurant, menu }: GuestMenuAnswer,
  locale: GuestLocale,
  url: string,
  origin: string,
  openingHours?: OpeningHours,
): unknown => {
  const logo = menu?.logo && imageHashFromUrl(menu.logo);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurant.name,
    url,
    ...(restaurant.address && { address: restaurant.address }),
    ...(restaurant.phoneNumber && { telephone: restaurant.phoneNumber }),
    ...(restaurant.description && { description: restaurant.description }),
    ...(logo && { image: `${origin}${imageUrl(logo, 640, 'jpg')}` }),
    ...(openingHours && openingSpecifications(openingHours)),
    ...(menu && {
      hasMenu: {
        '@type': 'Menu',
        inLanguage: locale,
        name: menu.name || restaurant.name,
        ...(menu.description && { description: menu.description }),
        hasMenuSection: menu.sections.map((section) => ({
          '@type': 'MenuSection',
          name: section.sectionName,
          hasMenuItem: section.dishes.map(menuItem),
        })),
      },
    }),
  };
};
