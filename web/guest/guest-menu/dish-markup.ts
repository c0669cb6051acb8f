import type { GuestLocale } from '#core/i18n/locale.ts';

/*
 * The markup of a menu is also a data format: the card writes it, the script reads names, descriptions and pictures
 * back from it instead of being sent them twice, and the inline script knows from it what was tapped. Dishes are told
 * apart by their index in the page. Elements and classes are as short as they can be, because every card repeats them;
 * the style sheets speak of the same ones. Plain constants: the builds write them into the scripts as they stand.
 */

/** Around one dish. */
export const dishClass = 'dish';
export const soldOutClass = 'out';

/** Holds the name first of all (as it is, or in a button), then its signs. */
export const NameTag = 'h3';
export const DescriptionTag = 'p';
export const PictureTag = 'img';

/** The button in the name, which opens the dish. */
export const openClass = 'open';
/** The button with the price. */
export const addClass = 'add';
/** Beside `addClass`: this dish wants choosing, so the button opens it. */
export const choosingClass = 'pick';

/** On the number of dishes in the cart; its value is the key under which the browser keeps that cart. */
export const cartKeyAttribute = 'data-cart';

// Written out and checked by the compiler: put together from the parts they would cost the inline script more.
export const dishSelector = '.dish' satisfies `.${typeof dishClass}`;
export const addsAtOnceSelector =
  '.add:not(.pick)' satisfies `.${typeof addClass}:not(.${typeof choosingClass})`;
export const cartCountSelector = '[data-cart]' satisfies `[${typeof cartKeyAttribute}]`;

/** What the markup says of one dish. */
export type DisplayedDish = {
  readonly name: string;
  readonly description: string;
  /** Where it is not the page's. */
  readonly nameLang?: GuestLocale | '' | undefined;
  readonly descriptionLang?: GuestLocale | '' | undefined;
  readonly image: string | null;
};
