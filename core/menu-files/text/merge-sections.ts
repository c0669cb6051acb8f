import { mergeTranslations } from '../../menus/translations/translations.ts';
import type { ReadSection } from './read-menu.ts';

/** A menu has each section once: what comes again under its name belongs to the first. */
export const mergeSections = (sections: readonly ReadSection[]): ReadSection[] => {
  const byName = new Map<string, ReadSection>();
  for (const section of sections) {
    const key = section.sectionName.normalize('NFC');
    const first = byName.get(key);
    if (!first) {
      byName.set(key, { ...section, dishes: [...section.dishes], lines: [...section.lines] });
      continue;
    }
    byName.set(key, {
      // What the first does not say, the next may.
      ...section,
      ...first,
      ...((section.translations ?? first.translations) && {
        translations: mergeTranslations(section.translations, first.translations),
      }),
    });
    // Appended, not copied: a section may come again a thousand times.
    for (const dish of section.dishes) first.dishes.push(dish);
    for (const line of section.lines) first.lines.push(line);
  }
  return [...byName.values()];
};
