import type { GuestTranslate } from '../i18n/text.ts';
import { cancelReasonTexts } from './cancel-reason.texts.ts';

/** A typed reason stays as it is; a listed one is read in the reader's language, not the author's. */
export const publicReason = (text: GuestTranslate, reason: string): string => {
  const known = Object.values(cancelReasonTexts).find(({ he, en }) => he === reason || en === reason);
  return known ? text(known) : reason;
};
