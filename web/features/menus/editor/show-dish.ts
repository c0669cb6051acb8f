import { previewedDish } from '#core/guest-menu/preview-messages.ts';

/** Scrolls the guest's page in its frame to a dish, by its place on the page. The frame alone moves, not the editor around it. */
export const showDish = (frame: Window, place: number): void => {
  const dish = frame.document.querySelectorAll(previewedDish)[place];
  if (!dish) return;
  const { top, height } = dish.getBoundingClientRect();
  frame.scrollBy({ top: top - (frame.innerHeight - height) / 2 });
  dish.animate([{ outline: '3px solid var(--primary)' }, { outline: '3px solid transparent' }], 1_600);
};
