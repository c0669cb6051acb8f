import type { GuestTranslate } from '../i18n/text.ts';
import { cancelReasonTexts } from './cancel-reason.texts.ts';

/** A reason travels as it was said; one of ours is read in the language of its reader, not of whoever chose it. */
export const publicReason = (text: GuestTranslate, reason: string): string => {
  const known = Object.values(cancelReasonTexts).find(({ he, en }) => he === reason || en === reason);
  return known ? text(known) : reason;
};
