import type { Translate } from '#core/i18n/text.ts';
import { toldReason } from '#core/orders/told-reason.ts';
import { trailTexts } from './order-trail.texts.ts';

/** A reason as the staff read it, who are told, too, that none was given. */
export const reasonOrNone = (text: Translate, reason: string): string =>
  toldReason(text, reason) || text(trailTexts.noReason);
