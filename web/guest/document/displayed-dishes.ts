import type { GuestLocale } from '#core/i18n/locale.ts';
import {
  DescriptionTag,
  type DisplayedDish,
  dishSelector,
  NameTag,
  PictureTag,
} from '../guest-menu/dish-markup.ts';

/** The dishes as the server rendered them, before React or anything else has touched the page. */
export const readDisplayedDishes = (page: ParentNode): DisplayedDish[] =>
  [...page.querySelectorAll(dishSelector)].map((card) => {
    const name = card.querySelector(NameTag);
    const description = card.querySelector(DescriptionTag);
    return {
      name: name?.firstChild?.textContent ?? '',
      nameLang: name?.lang as GuestLocale | '',
      description: description?.textContent ?? '',
      descriptionLang: description?.lang as GuestLocale | '',
      image: card.querySelector(PictureTag)?.getAttribute('src') ?? null,
    };
  });
