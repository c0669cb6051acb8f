import type { ChosenOption } from '../orders/lines/choices.ts';

type Named = { readonly name: string };
type Group = Named & { readonly options: readonly Named[] };
export type RenamedOption = { readonly from: ChosenOption; readonly to: ChosenOption };

const has = (list: readonly Named[], name: string): boolean => list.some((each) => each.name === name);

/** Maps old options to new ones: those of the same name, and new ones in the position of a removed one. */
const pairs = <Item extends Named>(before: readonly Item[], after: readonly Item[]): [Item, Item][] =>
  before.flatMap((was, index): [Item, Item][] => {
    const same = after.find(({ name }) => name === was.name);
    if (same) return [[was, same]];
    const inItsPlace = after[index];
    return inItsPlace && !has(before, inItsPlace.name) ? [[was, inItsPlace]] : [];
  });

/** Limits know an option by its names: those that were only renamed keep theirs. */
export const renamedOptions = (before: readonly Group[], after: readonly Group[]): RenamedOption[] =>
  pairs(before, after).flatMap(([group, newGroup]) =>
    pairs(group.options, newGroup.options).flatMap(([option, newOption]) =>
      group.name === newGroup.name && option.name === newOption.name
        ? []
        : [
            {
              from: { groupName: group.name, optionName: option.name },
              to: { groupName: newGroup.name, optionName: newOption.name },
            },
          ],
    ),
  );
