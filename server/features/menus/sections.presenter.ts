import type { Section } from '#core/menus/menus.contract.ts';
import type { SectionRow } from './sections.queries.ts';

export const presentSection = (section: SectionRow): Section => ({
  _id: section.id,
  sectionName: section.name,
  showImages: section.showImages,
});
