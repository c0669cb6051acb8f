import { DescriptionTag, dishSelector, NameTag, PictureTag, type ShownDish } from '../menu/dish-markup.ts';

/** The dishes as the server wrote them into the page, before React or anybody else has touched it. */
export const readShownDishes = (page: ParentNode): ShownDish[] =>
  [...page.querySelectorAll(dishSelector)].map((card) => ({
    name: card.querySelector(NameTag)?.firstChild?.textContent ?? '',
    description: card.querySelector(DescriptionTag)?.textContent ?? '',
    image: card.querySelector(PictureTag)?.getAttribute('src') ?? null,
  }));
