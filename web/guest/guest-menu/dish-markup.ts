import type { previewedDish } from '#core/guest-menu/preview-messages.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';

/*
 * The markup of a menu is also a data format: the card writes it, the script reads names, descriptions and pictures
 * back from it instead of receiving them twice, and the inline script sees from it what was tapped. Dishes are identified
 * by their index in the page. Elements and classes are as short as possible, because every card repeats them;
 * the style sheets use the same ones. Plain constants: the builds inline them.
 */

/** Around one dish. */
export const dishClass = 'dish';
export const soldOutClass = 'out';

/** Holds the name first (as it is, or in a button), then its icons. */
export const NameTag = 'h3';
export const DescriptionTag = 'p';
export const PictureTag = 'img';

/** The button in the name, which opens the dish. */
export const openClass = 'open';
/** The button with the price. */
export const addClass = 'add';
/** Beside `addClass`: this dish has choices, so the button opens it. */
export const choosingClass = 'pick';

/** On the cart count; its value is the storage key of that cart. */
export const cartKeyAttribute = 'data-cart';

// Written out and checked by the compiler: composed from the parts they would make the inline script larger.
export const dishSelector = '.dish' satisfies `.${typeof dishClass}` & typeof previewedDish;
export const addsAtOnceSelector =
  '.add:not(.pick)' satisfies `.${typeof addClass}:not(.${typeof choosingClass})`;
export const cartCountSelector = '[data-cart]' satisfies `[${typeof cartKeyAttribute}]`;

/** What the markup says about one dish. */
export type DisplayedDish = {
  readonly name: string;
  readonly description: string;
  /** If it is not the page's. */
  readonly nameLang?: GuestLocale | '' | undefined;
  readonly descriptionLang?: GuestLocale | '' | undefined;
  readonly image: string | null;
};
