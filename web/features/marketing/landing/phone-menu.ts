import type { Translate } from '#core/i18n/text.ts';
import { pictureUrl } from '#core/menus/image-urls.ts';
import type { DemoSample } from '#core/pages/page-renderer.ts';
import { phoneTexts as t } from '../marketing.texts.ts';
import cakePicture from '../pictures/cake.webp';
import pastaPicture from '../pictures/pasta.webp';
import pizzaPicture from '../pictures/pizza.webp';
import saladPicture from '../pictures/salad.webp';

export type PhoneDish = {
  name: string;
  note: string;
  price: number;
  /** A photograph fills its frame; a render is placed in it. */
  picture: { src: string; fills: boolean } | null;
  color: string;
};
export type PhoneMenu = { restaurant: string; sections: string[]; dishes: PhoneDish[] };

/** The demo restaurant's own menu, as a guest sees it. */
const fromDemo = ({ restaurant, sections, dishes }: DemoSample): PhoneMenu => ({
  restaurant,
  sections,
  dishes: dishes.map(({ name, description, price, imageHash, color }) => ({
    name,
    note: description,
    price,
    picture: imageHash ? { src: pictureUrl(imageHash, 160), fills: true } : null,
    color,
  })),
});

/** An installation without the demo still shows a menu. */
const builtIn = (text: Translate): PhoneMenu => ({
  restaurant: text(t.restaurant),
  sections: [text(t.mains), text(t.starters), text(t.desserts)],
  dishes: [
    { name: text(t.salad), note: text(t.saladNote), price: 42, src: saladPicture, color: '#e6f3e4' },
    { name: text(t.pizza), note: text(t.pizzaNote), price: 58, src: pizzaPicture, color: '#fdeedd' },
    { name: text(t.pasta), note: text(t.pastaNote), price: 62, src: pastaPicture, color: '#fde9e4' },
    { name: text(t.cake), note: text(t.cakeNote), price: 38, src: cakePicture, color: '#fbe7ef' },
  ].map(({ src, ...dish }) => ({ ...dish, picture: { src, fills: false } })),
});

export const phoneMenu = (demo: DemoSample | null, text: Translate): PhoneMenu =>
  demo ? fromDemo(demo) : builtIn(text);

/** What the first dishes cost together. */
export const cartTotal = ({ dishes }: PhoneMenu, count: number): number =>
  dishes.slice(0, count).reduce((sum, dish) => sum + dish.price, 0);
