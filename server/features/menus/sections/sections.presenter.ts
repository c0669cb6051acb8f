import type { Section } from '#core/menus/menus.contract.ts';
import { knownTranslations } from '#core/menus/translations/translations.ts';
import type { SectionRow } from './sections.queries.ts';

export const presentSection = (
  section: Pick<SectionRow, 'id' | 'name' | 'showImages' | 'hours' | 'translations'>,
): Section => ({
  _id: section.id,
  sectionName: section.name,
  showImages: section.showImages,
  hours: section.hours,
  translations: knownTranslations(section.translations),
});
