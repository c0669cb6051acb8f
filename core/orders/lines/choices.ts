import { maxChoicesIn, maxTimesOf } from '../../menus/dishes/change-groups.ts';
import type { KosherKind } from '../../menus/dishes/kosher-kinds.ts';
import type { Size } from '../../menus/dishes/sizes.ts';
import type { Agorot } from '../../values/money.ts';

/** A dish as ordering needs it: prices and choices, without pictures and descriptions. */
export type OrderableDish = {
  readonly id: string;
  readonly name: string;
  readonly price: Agorot;
  readonly available: boolean;
  /** Set while its section is not served: when it will be, or null if unknown. */
  readonly servedAgainAt?: string | null;
  /** How many there are, when they are the last few. */
  readonly left?: number | undefined;
  readonly sizes: readonly Size[];
  readonly changes: readonly ChangeGroup[];
};
type ChangeOption = {
  readonly name: string;
  readonly price: Agorot;
  readonly kosherKind?: KosherKind | undefined;
  /** How often it may be chosen: once by default, never while it is sold out. */
  readonly maxTimes?: number;
};
export type ChangeGroup = {
  readonly name: string;
  readonly type: 'single' | 'multiple';
  readonly required: boolean;
  /** None by default. */
  readonly minSelections?: number;
  /** Counts each repetition of an option. */
  readonly maxSelections: number | null;
  readonly options: readonly ChangeOption[];
};

export type ChosenOption = { readonly groupName: string; readonly optionName: string };
/** What a guest has chosen for one dish so far. */
export type Choices = { readonly size: string | null; readonly customizations: readonly ChosenOption[] };
export const noChoices: Choices = { size: null, customizations: [] };

/** Why a selection is invalid. A closed set: screens and refusals have a sentence for each. */
export type ChoiceProblem =
  | { readonly why: 'size_required' }
  | { readonly why: 'size_unknown'; readonly size: string }
  | { readonly why: 'group_required'; readonly groupName: string }
  | { readonly why: 'single_choice'; readonly groupName: string }
  | { readonly why: 'too_few_options'; readonly groupName: string; readonly min: number }
  | { readonly why: 'too_many_options'; readonly groupName: string; readonly max: number }
  | { readonly why: 'option_repeated'; readonly groupName: string; readonly optionName: string }
  | { readonly why: 'option_unknown'; readonly groupName: string; readonly optionName: string };

export const chosenIn = (choices: Choices, groupName: string): string[] =>
  choices.customizations
    .filter((chosen) => chosen.groupName === groupName)
    .map((chosen) => chosen.optionName);

/** A single-choice group always needs a selection. A group without options requires none. */
export const minChoicesIn = (
  group: Pick<ChangeGroup, 'type' | 'required' | 'minSelections'> & { readonly options: { length: number } },
): number => {
  if (group.options.length === 0) return 0;
  if (group.type === 'single') return 1;
  return Math.max(group.minSelections ?? 0, group.required ? 1 : 0);
};

/** Of two options of one name the first counts. */
const maxTimesIn = (group: ChangeGroup, optionName: string): number =>
  maxTimesOf(group.options.find((option) => option.name === optionName));

/** False for the dishes that one tap can add to the cart. */
export const needsChoosing = (dish: OrderableDish): boolean =>
  dish.sizes.length > 0 || dish.changes.length > 0;

const sizeProblems = (dish: OrderableDish, size: string | null): ChoiceProblem[] => {
  if (size === null) return dish.sizes.length > 0 ? [{ why: 'size_required' }] : [];
  return dish.sizes.some((known) => known.name === size) ? [] : [{ why: 'size_unknown', size }];
};

const groupProblems = (group: ChangeGroup, chosen: readonly string[]): ChoiceProblem[] => {
  const groupName = group.name;
  const problems: ChoiceProblem[] = [];
  const min = minChoicesIn(group);
  const max = maxChoicesIn(group);
  if (chosen.length < min) {
    problems.push(
      min === 1 ? { why: 'group_required', groupName } : { why: 'too_few_options', groupName, min },
    );
  }
  if (chosen.length > max) {
    problems.push(
      group.type === 'single'
        ? { why: 'single_choice', groupName }
        : { why: 'too_many_options', groupName, max },
    );
  }
  for (const optionName of new Set(chosen)) {
    if (!group.options.some((option) => option.name === optionName)) {
      problems.push({ why: 'option_unknown', groupName, optionName });
    } else if (chosen.filter((name) => name === optionName).length > maxTimesIn(group, optionName)) {
      problems.push({ why: 'option_repeated', groupName, optionName });
    }
  }
  return problems;
};

/** Everything wrong with, or missing from, the choices for a dish. None means that the kitchen can cook it. */
export const listChoiceProblems = (dish: OrderableDish, choices: Choices): ChoiceProblem[] => [
  ...sizeProblems(dish, choices.size),
  ...dish.changes.flatMap((group) => groupProblems(group, chosenIn(choices, group.name))),
  ...choices.customizations
    .filter((chosen) => !dish.changes.some((group) => group.name === chosen.groupName))
    .map(({ groupName, optionName }): ChoiceProblem => ({ why: 'option_unknown', groupName, optionName })),
];

export const isComplete = (dish: OrderableDish, choices: Choices): boolean =>
  listChoiceProblems(dish, choices).length === 0;

export const canChooseMoreIn = (group: ChangeGroup, choices: Choices): boolean =>
  chosenIn(choices, group.name).length < maxChoicesIn(group);

/**
 * Sets how often an option is chosen, within the limits of the option and its group. In a single-choice group it
 * replaces another.
 */
export const chooseTimes = (
  choices: Choices,
  group: ChangeGroup,
  optionName: string,
  times: number,
): Choices => {
  const groupName = group.name;
  const others = choices.customizations.filter(
    (chosen) =>
      chosen.groupName !== groupName || (group.type === 'multiple' && chosen.optionName !== optionName),
  );
  const remaining = maxChoicesIn(group) - others.filter((chosen) => chosen.groupName === groupName).length;
  const count = Math.max(0, Math.min(times, maxTimesIn(group, optionName), remaining));
  return {
    ...choices,
    customizations: [...others, ...Array.from({ length: count }, () => ({ groupName, optionName }))],
  };
};

/** One tap on an option: replaces in a single group, adds or removes in a multiple one, never beyond its maximum. */
export const toggleOption = (choices: Choices, group: ChangeGroup, optionName: string): Choices => {
  const isTakenBack = group.type === 'multiple' && chosenIn(choices, group.name).includes(optionName);
  return chooseTimes(choices, group, optionName, isTakenBack ? 0 : 1);
};
