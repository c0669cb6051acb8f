import { pickTranslations } from '#core/menus/translations/menu-texts.ts';
import {
  type FieldTexts,
  groupField,
  optionField,
  sizeField,
  type Translations,
} from '#core/menus/translations/translations.ts';
import type { DishDraft } from './dish-draft.ts';

type Part = { field: string; name: string };
type Named = { key: number; name: string };

const isRenamed = (before: Named, now: readonly Named[]): boolean =>
  now.some(({ key, name }) => key === before.key && name.trim() !== '' && name.trim() !== before.name);

const renamedSizes = (saved: DishDraft, draft: DishDraft): Part[] =>
  saved.sizes
    .filter((size) => isRenamed(size, draft.sizes))
    .map(({ name }) => ({ field: sizeField(name), name }));

/** An option goes by the name of its group, too. */
const renamedChoices = (saved: DishDraft, draft: DishDraft): Part[] =>
  saved.changes.flatMap((group) => {
    const now = draft.changes.find(({ key }) => key === group.key);
    if (!now) return [];
    const isGroupRenamed = isRenamed(group, draft.changes);
    const options = isGroupRenamed
      ? group.options.filter(({ key }) => now.options.some((option) => option.key === key))
      : group.options.filter((option) => isRenamed(option, now.options));
    return [
      ...(isGroupRenamed ? [{ field: groupField(group.name), name: group.name }] : []),
      ...options.map(({ name }) => ({ field: optionField(group.name, name), name })),
    ];
  });

/** Whose translations are gone when the dish is saved, because they have other names: by their names of before. */
export const renamedParts = (
  of: 'sizes' | 'changes',
  saved: DishDraft,
  draft: DishDraft,
  translations: Translations,
): string[] => {
  const renamed = of === 'sizes' ? renamedSizes(saved, draft) : renamedChoices(saved, draft);
  if (renamed.length === 0) return [];
  const named = (parts: readonly Named[]) => parts.map(({ name }) => ({ name: name.trim() }));
  const retained = pickTranslations(translations, {
    name: draft.name,
    description: draft.description,
    ingredients: [],
    sizes: named(draft.sizes),
    changes: draft.changes.map(({ name, options }) => ({ name: name.trim(), options: named(options) })),
  });
  const isIn = (among: Translations, field: string) =>
    Object.values<FieldTexts>(among).some((texts) => texts[field]);
  return [
    ...new Set(
      renamed
        .filter(({ field }) => isIn(translations, field) && !isIn(retained, field))
        .map(({ name }) => name),
    ),
  ];
};
