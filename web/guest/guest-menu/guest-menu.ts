import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { Serving } from '#core/hours/hours-shape.ts';
import { defaultLocale, type GuestLocale } from '#core/i18n/locale.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import type { LayoutStyle, MenuStyle } from '#core/menus/menu-style.ts';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import type { Pause } from '#core/pauses/pause-rules.ts';
import { toAgorot } from '#core/values/money.ts';

/** The menu as the guest page works with it: money in agorot, dishes that can be ordered as they are. */
/** What the guest sees in place of the name that orders use, and its language if it is not the page's. */
type LocalizedLabel = { readonly shown?: string | undefined; readonly lang?: GuestLocale | undefined };
type Group = OrderableDish['changes'][number];
export type GuestSize = OrderableDish['sizes'][number] & LocalizedLabel;
export type GuestGroup = Omit<Group, 'options'> &
  LocalizedLabel & { readonly options: readonly (Group['options'][number] & LocalizedLabel)[] };
export type GuestDish = Omit<OrderableDish, 'sizes' | 'changes'> &
  Readonly<Omit<GuestDishAnswer, '_id' | 'price' | 'sizes' | 'changes'>> & {
    readonly sizes: readonly GuestSize[];
    readonly changes: readonly GuestGroup[];
  };
export type GuestSection = {
  readonly id: string;
  readonly name: string;
  readonly lang?: GuestLocale | undefined;
  readonly showImages: boolean;
  /** Null when it is served at all times. */
  readonly serving: Serving | null;
  readonly dishes: readonly GuestDish[];
};
export type GuestMenu = {
  readonly restaurant: GuestMenuAnswer['restaurant'];
  readonly isOpen: boolean;
  readonly validUntil: string | null;
  /** What cannot be ordered for a while. */
  readonly pauses?: readonly Pause[] | undefined;
  readonly description: string;
  readonly descriptionLang?: GuestLocale | undefined;
  /** The language the menu was written in; the page may be in another one. */
  readonly mainLanguage: GuestLocale;
  readonly logo: string | null;
  readonly layout: LayoutStyle;
  /** Null without a menu: the page then keeps the style it came with. */
  readonly style: MenuStyle | null;
  readonly menuId: string | null;
  /** Null when the restaurant has no active menu. */
  readonly sections: readonly GuestSection[] | null;
};

const inAgorot = <T extends { price: number }>(items: readonly T[]) =>
  items.map((item) => ({ ...item, price: toAgorot(item.price) }));

const toGuestDish = ({ _id, price, sizes, changes, ...rest }: GuestDishAnswer): GuestDish => ({
  ...rest,
  id: _id,
  price: toAgorot(price),
  sizes: inAgorot(sizes),
  changes: changes.map((group) => ({ ...group, options: inAgorot(group.options) })),
});

const toGuestSection = ({ serving, ...section }: GuestSectionAnswer): GuestSection => {
  const again = serving?.isServed === false && { servedAgainAt: serving.changesAt };
  return {
    id: section._id,
    name: section.sectionName,
    lang: section.langs?.name,
    showImages: section.showImages,
    serving,
    dishes: section.dishes.map((dish) => ({ ...toGuestDish(dish), ...again })),
  };
};

const menuStyleOf = ({ primaryColor, layoutStyle, fontStyle }: MenuStyle): MenuStyle => ({
  primaryColor,
  layoutStyle,
  fontStyle,
});

export const withStyle = (menu: GuestMenu, style: MenuStyle): GuestMenu => ({
  ...menu,
  style,
  layout: style.layoutStyle,
});

export const toGuestMenu = ({ menu, ...rest }: GuestMenuAnswer): GuestMenu => ({
  ...rest,
  description: menu?.description || rest.restaurant.description,
  descriptionLang: (menu?.description ? menu : rest.restaurant).langs?.description,
  mainLanguage: menu?.mainLanguage ?? defaultLocale,
  logo: menu?.logo ?? null,
  layout: menu?.layoutStyle ?? 'classic',
  style: menu && menuStyleOf(menu),
  menuId: menu?._id ?? null,
  sections: menu?.sections.map(toGuestSection) ?? null,
});

/** In page order. */
export const dishesOf = (menu: GuestMenu): GuestDish[] =>
  (menu.sections ?? []).flatMap((section) => section.dishes);

export const dishesById = (menu: GuestMenu): ReadonlyMap<string, GuestDish> =>
  new Map(dishesOf(menu).map((dish) => [dish.id, dish]));

/** The sections that hold any of these dishes, reduced to them, without the hidden ones; null means all dishes. */
export const sectionsWith = (
  sections: readonly GuestSection[],
  dishIds: ReadonlySet<string> | null,
  hidden: ReadonlySet<string> | null,
): readonly GuestSection[] =>
  dishIds || hidden
    ? sections.flatMap((section) => {
        const dishes = section.dishes.filter(({ id }) => (!dishIds || dishIds.has(id)) && !hidden?.has(id));
        return dishes.length > 0 ? [{ ...section, dishes }] : [];
      })
    : sections;

/** Basic plans show a menu and take no orders, so they are never closed either. */
export const isClosed = (menu: GuestMenu): boolean => menu.restaurant.plan !== 'basic' && !menu.isOpen;
export const canOrder = (menu: GuestMenu): boolean => menu.isOpen && menu.sections !== null;
