import type { GuestLocale } from '#core/i18n/locale.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import type { GuestMenuAnswer } from './guest-menu.contract.ts';

/** Messages from the editor to the guest's page in its preview frame: apply this design, or show this menu. */
export type PreviewMessage =
  | { to: 'menu-preview'; style: MenuStyle }
  | { to: 'menu-preview'; menu: GuestMenuAnswer };

export const isPreviewMessage = (value: unknown): value is PreviewMessage =>
  typeof value === 'object' && value !== null && 'to' in value && value.to === 'menu-preview';

/** What the page answers with once it listens. */
export type PreviewReady = { to: 'menu-editor'; language: GuestLocale };
export const isPreviewReady = (value: unknown): value is PreviewReady =>
  typeof value === 'object' && value !== null && 'to' in value && value.to === 'menu-editor';

/** A dish on the page in the frame, where the editor scrolls to it. */
export const previewedDish = '.dish';
