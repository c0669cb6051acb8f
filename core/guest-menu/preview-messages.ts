import type { MenuStyle } from '#core/menus/menu-style.ts';

/** Messages from the editor to the guest's page in its preview frame: apply this design, show this dish, or reload everything. */
export type PreviewMessage =
  | { to: 'menu-preview'; refresh: true }
  | { to: 'menu-preview'; style: MenuStyle }
  /** How many come before it on the page. */
  | { to: 'menu-preview'; dish: number };

export const isPreviewMessage = (value: unknown): value is PreviewMessage =>
  typeof value === 'object' && value !== null && 'to' in value && value.to === 'menu-preview';

/** What the page answers with once it listens. */
export type PreviewReady = { to: 'menu-editor' };
export const previewReady: PreviewReady = { to: 'menu-editor' };
export const isPreviewReady = (value: unknown): value is PreviewReady =>
  typeof value === 'object' && value !== null && 'to' in value && value.to === 'menu-editor';
