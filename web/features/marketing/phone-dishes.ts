import pastaPicture from '@lobehub/fluent-emoji-3d/assets/1f35d.webp';
import pizzaPicture from '@lobehub/fluent-emoji-3d/assets/1f355.webp';
import cakePicture from '@lobehub/fluent-emoji-3d/assets/1f370.webp';
import saladPicture from '@lobehub/fluent-emoji-3d/assets/1f957.webp';
import { phoneTexts as t } from '#core/i18n/texts/marketing.texts.ts';

/** The dishes on the landing page's phone. */
export const phoneDishes = [
  { name: t.salad, note: t.saladNote, price: 42, picture: saladPicture, tint: 'bg-[#e6f3e4]' },
  { name: t.pizza, note: t.pizzaNote, price: 58, picture: pizzaPicture, tint: 'bg-[#fdeedd]' },
  { name: t.pasta, note: t.pastaNote, price: 62, picture: pastaPicture, tint: 'bg-[#fde9e4]' },
  { name: t.cake, note: t.cakeNote, price: 38, picture: cakePicture, tint: 'bg-[#fbe7ef]' },
] as const;

/** The order that the phone has just sent: a salad and a pizza. */
export const phoneOrder = { number: 12, count: 2, total: 100 } as const;

export { pizzaPicture };
