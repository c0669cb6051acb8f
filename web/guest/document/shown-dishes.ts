import type { ShownDish } from './page-data.ts';

/** The dishes as the server wrote them into the page, before React or anybody else has touched it. */
export const readShownDishes = (page: ParentNode): ShownDish[] =>
  [...page.querySelectorAll('.dish')].map((card) => ({
    name: card.querySelector('h3')?.firstChild?.textContent ?? '',
    description: card.querySelector('p')?.textContent ?? '',
    image: card.querySelector('img')?.getAttribute('src') ?? null,
  }));
