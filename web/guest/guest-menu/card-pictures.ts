import type { LayoutStyle } from '#core/menus/menu-style.ts';
import type { PictureKind } from './guest-dish-picture.tsx';

/** The picture on a dish card, by layout; `minimal` has none. */
export const cardPictures: Record<LayoutStyle, PictureKind | null> = {
  classic: 'thumbnail',
  modern: 'card',
  minimal: null,
};
