import type { Section } from '#core/menus/menus.contract.ts';
import type { SectionRow } from './sections.queries.ts';

export const presentSection = (
  section: Pick<SectionRow, 'id' | 'name' | 'showImages' | 'translations'>,
): Section => ({
  _id: section.id,
  sectionName: section.name,
  showImages: section.showImages,
  translations: section.translations,
});
