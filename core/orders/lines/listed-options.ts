import type { ChosenOption } from './choices.ts';

/** The options of a line for display: one chosen twice is listed once, with its count. */
export const listOptions = <Option extends ChosenOption>(
  chosen: readonly Option[],
): (Option & { times: number })[] => {
  const listed = new Map<string, Option & { times: number }>();
  for (const option of chosen) {
    // A list, not joined text: a name may contain any separator.
    const key = JSON.stringify([option.groupName, option.optionName]);
    listed.set(key, { ...option, times: (listed.get(key)?.times ?? 0) + 1 });
  }
  return [...listed.values()];
};

/** '2 × bacon', or the name alone. */
export const optionLabel = ({ optionName, times }: { optionName: string; times: number }): string =>
  times > 1 ? `${times} × ${optionName}` : optionName;

/** The parts of a line besides its dish, each as a text. */
export const choiceLabels = (
  size: { readonly name: string } | null,
  chosen: readonly ChosenOption[],
): string[] => [...(size ? [size.name] : []), ...listOptions(chosen).map(optionLabel)];
