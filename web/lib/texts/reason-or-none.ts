import type { Translate } from '#core/i18n/text.ts';
import { trailTexts } from './order-trail.texts.ts';
import { toldReason } from './told-reason.ts';

/** A reason as the staff read it, who are told, too, that none was given. */
export const reasonOrNone = (text: Translate, reason: string): string =>
  toldReason(text, reason) || text(trailTexts.noReason);
