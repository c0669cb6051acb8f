import { findPause } from '#core/pauses/pause-rules.ts';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import type { MetPause } from './pause-words.ts';

const withSection = (menu: GuestMenu, pause: NonNullable<GuestMenu['pauses']>[number]): MetPause => ({
  ...pause,
  section: menu.sections?.find(({ id }) => id === pause.sectionId)?.name ?? null,
});

/** The pauses to announce: that of everything alone, or else those of sections. */
export const listPauses = (menu: GuestMenu): MetPause[] => {
  const pauses = menu.pauses ?? [];
  const whole = pauses.filter(({ sectionId }) => sectionId === null);
  return (whole.length > 0 ? whole : pauses).map((pause) => withSection(menu, pause));
};

/** The pause that keeps these dishes from being ordered now. */
export const pauseOf = (menu: GuestMenu, dishIds: ReadonlySet<string>): MetPause | null => {
  const sections = (menu.sections ?? []).filter(({ dishes }) => dishes.some(({ id }) => dishIds.has(id)));
  const pause = findPause(menu.pauses ?? [], new Set(sections.map(({ id }) => id)));
  return pause ? withSection(menu, pause) : null;
};
