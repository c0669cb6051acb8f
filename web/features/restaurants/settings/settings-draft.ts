import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import { limits } from '#core/values/limits.ts';
import { phoneOrLandline } from '#core/values/phones.ts';

/** The form as it is typed: every field a text, whatever it will become. */
export type SettingsDraft = {
  restaurantName: string;
  address: string;
  phoneNumber: string;
  description: string;
  hasTableNumbers: boolean;
  tables: string;
  timeZone: string;
  autoApprove: boolean;
};
const isPhone = (typed: string): boolean => typed === '' || phoneOrLandline.test(typed);

export type SettingsProblem = 'required' | 'phone' | 'tables';
export type SettingsProblems = Partial<Record<keyof SettingsDraft, SettingsProblem>>;

export const draftFrom = (restaurant: Restaurant): SettingsDraft => ({
  restaurantName: restaurant.restaurantName,
  address: restaurant.address,
  phoneNumber: restaurant.phoneNumber,
  description: restaurant.description,
  hasTableNumbers: restaurant.hasTableNumbers,
  tables: restaurant.numberOfTables ? String(restaurant.numberOfTables) : '',
  timeZone: restaurant.timeZone,
  autoApprove: restaurant.autoApprove,
});

const isCount = (typed: string): boolean => {
  const count = Number(typed);
  return Number.isInteger(count) && count >= limits.tablesMin && count <= limits.tablesMax;
};

export const problemsOf = (draft: SettingsDraft): SettingsProblems => ({
  ...(draft.restaurantName.trim() ? {} : { restaurantName: 'required' as const }),
  ...(draft.address.trim() ? {} : { address: 'required' as const }),
  ...(isPhone(draft.phoneNumber.trim()) ? {} : { phoneNumber: 'phone' as const }),
  ...(!draft.hasTableNumbers || isCount(draft.tables) ? {} : { tables: 'tables' as const }),
});

/** What is sent: without table numbers the count is left out. */
export const bodyFrom = (draft: SettingsDraft, ownerId: string) => ({
  ownerId,
  restaurantName: draft.restaurantName.trim(),
  address: draft.address.trim(),
  phoneNumber: draft.phoneNumber.trim(),
  description: draft.description.trim(),
  hasTableNumbers: draft.hasTableNumbers,
  timeZone: draft.timeZone,
  autoApprove: draft.autoApprove,
  ...(draft.hasTableNumbers ? { tableNumbersCount: Number(draft.tables) } : {}),
});

const comparedFields = [
  'restaurantName',
  'address',
  'phoneNumber',
  'description',
  'tables',
  'timeZone',
  'autoApprove',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** What two screens disagree about, as texts; without table numbers there is no count. `onOff` are the words for a switch. */
export const differencesOf = (
  mine: SettingsDraft,
  theirs: SettingsDraft,
  onOff: { on: string; off: string },
) => {
  const displayValue = (draft: SettingsDraft, name: ComparedField): string => {
    if (name === 'autoApprove') return draft.autoApprove ? onOff.on : onOff.off;
    return name === 'tables' && !draft.hasTableNumbers ? '' : draft[name].trim();
  };
  return comparedFields
    .map((name) => ({ name, mine: displayValue(mine, name), theirs: displayValue(theirs, name) }))
    .filter((field) => field.mine !== field.theirs);
};
