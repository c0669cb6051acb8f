/** The rules of a change group that hold before anybody chooses: what its owner may ask of a guest. */
type Option = { readonly name: string; readonly maxTimes?: number };
type Group = {
  readonly type: 'single' | 'multiple';
  readonly minSelections?: number;
  readonly maxSelections: number | null;
  readonly options: readonly Option[];
};

/** How often one option may be chosen. Options that were stored before there were repetitions do not say: once. */
export const maxTimesOf = (option: Option | undefined): number => option?.maxTimes ?? 1;

/** How many can be chosen at once; infinite without a maximum. Repetitions count. */
export const maxChoicesIn = (group: Group): number =>
  group.type === 'single' ? 1 : (group.maxSelections ?? Number.POSITIVE_INFINITY);

/** How many there are to choose when each option is taken as often as it may. */
export const choicesOffered = (options: readonly Option[]): number =>
  options.reduce((sum, option) => sum + maxTimesOf(option), 0);

/** The options of a dish, in all its groups together; one that may be repeated counts as often as it may. */
export const countOptions = (groups: readonly { options: readonly Option[] }[]): number =>
  choicesOffered(groups.flatMap(({ options }) => options));

/** Why a group requires more than can be chosen, so that nobody could order the dish. */
export type GroupProblem = 'minimum_impossible' | 'single_repeats';

export const groupProblemOf = (group: Group): GroupProblem | null => {
  if (group.type === 'single' && group.options.some((option) => maxTimesOf(option) > 1))
    return 'single_repeats';
  // Two of one name are one choice.
  const unique = group.options.filter(
    ({ name }, index) => group.options.findIndex((option) => option.name === name) === index,
  );
  const most = Math.min(maxChoicesIn(group), choicesOffered(unique));
  return (group.minSelections ?? 0) > most ? 'minimum_impossible' : null;
};

/** With whatever else its options say. */
type WholeGroup<O extends Option> = Omit<Group, 'options'> & {
  readonly name: string;
  readonly required: boolean;
  readonly options: readonly O[];
};

/** A group as stored: defaults take no space, so that a full menu can still be saved. */
export const bareGroup = <O extends Option>({ options, ...group }: WholeGroup<O>) => ({
  ...group,
  minSelections: group.minSelections || undefined,
  options: options.map((option) => ({
    ...option,
    maxTimes: maxTimesOf(option) > 1 ? option.maxTimes : undefined,
  })),
});

/** A group with its defaults, which are missing in those stored before minimums and repetitions existed. */
export const completeGroup = <O extends Option>({ options, ...group }: WholeGroup<O>) => ({
  ...group,
  minSelections: group.minSelections ?? 0,
  options: options.map((option) => ({ ...option, maxTimes: maxTimesOf(option) })),
});
