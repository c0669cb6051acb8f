import type { DishesOfSection } from './editor-queries.ts';

/** A menu with more dishes than this opens collapsed, and is rendered only where it is visible. */
const manyDishes = 120;
const manySections = 40;

export const isLargeMenu = (groups: readonly DishesOfSection[]): boolean =>
  groups.length > manySections || groups.reduce((sum, { dishes }) => sum + dishes.length, 0) > manyDishes;
