import type { GuestMenuAnswer } from '../guest-menu/guest-menu.contract.ts';
import { defaultLocale, type GuestLocale, isLocale } from '../i18n/locale.ts';
import { maxChoicesIn, maxTimesOf } from '../menus/dishes/change-groups.ts';
import type { GuestDishAnswer } from '../menus/dishes/dish-shape.ts';
import { type ChosenOption, minChoicesIn } from '../orders/lines/choices.ts';
import { agorot } from '../values/money.ts';
import { anyBelow, anyOf, type Random, shuffled } from '../values/seeded-random.ts';
import { simulatedNames, simulatedNotes } from './simulated-words.ts';

/** What a made-up guest sends. */
export type SimulatedOrder = {
  customerName: string;
  phone: string;
  tableNumber: number | null;
  dishes: {
    dishId: string;
    quantity: number;
    note: string;
    size: { name: string } | null;
    customizations: ChosenOption[];
  }[];
};

/** Ten digits that ring nowhere. */
const simulatedPhone = '0500000000';
const mostDishes = 4;
const chance = { second: 0.2, note: 0.15, extra: 0.35, table: 0.8 };

type Group = GuestDishAnswer['changes'][number];

/** As many as the group requires, and sometimes one more. An option is repeated only when there are too few others. */
const chooseIn = (random: Random, group: Group): ChosenOption[] => {
  const offered = group.options.filter((option) => maxTimesOf(option) > 0);
  const each = new Map(offered.toReversed().map((option) => [option.name, maxTimesOf(option)]));
  const names = shuffled(random, [...each.keys()]);
  const repeated = names.flatMap((name) => Array.from({ length: (each.get(name) ?? 1) - 1 }, () => name));
  const least = minChoicesIn({ ...group, options: [...each.keys()].map(withoutPrice) });
  const wanted = Math.min(least + (random() < chance.extra ? 1 : 0), maxChoicesIn(group));
  return [...names, ...repeated]
    .slice(0, wanted)
    .map((optionName) => ({ groupName: group.name, optionName }));
};

const withoutPrice = (name: string) => ({ name, price: agorot(0) });

/** Null when nothing can be ordered now. The same menu and the same random numbers make the same order. */
export const makeUpOrder = (
  { menu, restaurant }: Pick<GuestMenuAnswer, 'menu' | 'restaurant'>,
  random: Random,
): SimulatedOrder | null => {
  const served = (menu?.sections ?? [])
    .filter((section) => section.serving?.isServed !== false)
    .flatMap((section) => section.dishes.filter((dish) => dish.available));
  if (!menu || served.length === 0) return null;
  const language = wordsFor(menu.mainLanguage);
  const count = 1 + anyBelow(random, Math.min(mostDishes, served.length));
  return {
    customerName: anyOf(random, simulatedNames[language]) ?? '',
    phone: simulatedPhone,
    tableNumber:
      restaurant.tables > 0 && random() < chance.table ? 1 + anyBelow(random, restaurant.tables) : null,
    dishes: shuffled(random, served)
      .slice(0, count)
      .map((dish) => {
        const size = anyOf(random, dish.sizes);
        return {
          dishId: dish._id,
          quantity: random() < chance.second ? 2 : 1,
          note: random() < chance.note ? (anyOf(random, simulatedNotes[language]) ?? '') : '',
          size: size ? { name: size.name } : null,
          customizations: dish.changes.flatMap((group) => chooseIn(random, group)),
        };
      }),
  };
};

/** The kitchen reads the main language of its menu. */
const wordsFor = (language: GuestLocale) => (isLocale(language) ? language : defaultLocale);
