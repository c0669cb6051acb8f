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
    first.dishes.push(...section.dishes);
    first.lines.push(...section.lines);
    if (first.showImages === undefined && section.showImages !== undefined)
      first.showImages = section.showImages;
  }
  return [...byName.values()];
};
