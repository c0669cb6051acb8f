import {
  type FieldTexts,
  groupField,
  optionField,
  sizeField,
} from '../../menus/translations/translations.ts';
import type { ChosenOption } from './choices.ts';

type MainNames = {
  readonly name: string;
  readonly size: { readonly name: string } | null;
  readonly customizations: readonly ChosenOption[];
};
/** What a line is called on its guest's screens; the kitchen reads the main names. */
export type LocalizedNames = {
  readonly name: string;
  readonly size: string | null;
  readonly customizations: readonly ChosenOption[];
};

/** The names of a line in its guest's language, from the translations of its dish; null when they are the main ones. */
export const localizedNames = (line: MainNames, texts: FieldTexts | null): LocalizedNames | null => {
  if (!texts) return null;
  const size = line.size && (texts[sizeField(line.size.name)] ?? line.size.name);
  const name = texts.name ?? line.name;
  const customizations = line.customizations.map(({ groupName, optionName }) => ({
    groupName: texts[groupField(groupName)] ?? groupName,
    optionName: texts[optionField(groupName, optionName)] ?? optionName,
  }));
  const isSame =
    name === line.name &&
    size === (line.size?.name ?? null) &&
    customizations.every(
      (localized, index) =>
        localized.groupName === line.customizations[index]?.groupName &&
        localized.optionName === line.customizations[index]?.optionName,
    );
  return isSame ? null : { name, size, customizations };
};
