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
  ...(draft.hasTableNumbers ? { tableNumbersCount: Number(draft.tables) } : {}),
});

/** What an edit replaces. How orders are approved and held is saved on another page, which must not disturb this one. */
export const comparedPart = ({
  autoApprove: _,
  maxPortions: _portions,
  maxOrderTotal: _total,
  ...settings
}: Restaurant) => settings;

const comparedFields = [
  'restaurantName',
  'address',
  'phoneNumber',
  'description',
  'tables',
  'timeZone',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** What two screens disagree about, as texts; without table numbers there is no count. */
export const differencesOf = (mine: SettingsDraft, theirs: SettingsDraft) => {
  const displayValue = (draft: SettingsDraft, name: ComparedField): string =>
    name === 'tables' && !draft.hasTableNumbers ? '' : draft[name].trim();
  return comparedFields
    .map((name) => ({ name, mine: displayValue(mine, name), theirs: displayValue(theirs, name) }))
    .filter((field) => field.mine !== field.theirs);
};
