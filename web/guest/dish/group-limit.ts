import type { GuestTranslate } from '#core/i18n/text.ts';
import { choicesOffered, maxChoicesIn } from '#core/menus/dishes/change-groups.ts';
import { type ChangeGroup, minChoicesIn } from '#core/orders/lines/choices.ts';
import { dishTexts } from '../texts/menu.texts.ts';

/** False where every option may be chosen at once. */
export const isLimited = (group: ChangeGroup): boolean => maxChoicesIn(group) < choicesOffered(group.options);

/** 'Choose 1–4', 'Please choose at least 2' or 'Up to 4'; empty where any number will do, or at least one. */
export const groupLimit = (t: GuestTranslate, group: ChangeGroup): string | false => {
  const min = minChoicesIn(group);
  const max = maxChoicesIn(group);
  if (!isLimited(group)) return min > 1 && t(dishTexts.chooseAtLeast, { min });
  if (min === 0) return t(dishTexts.upTo, { max });
  return t(dishTexts.choose, { range: min < max ? `${min}–${max}` : min });
};
