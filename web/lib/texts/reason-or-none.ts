import type { Translate } from '#core/i18n/text.ts';
import { publicReason } from '#core/orders/public-reason.ts';
import { trailTexts } from './order-trail.texts.ts';

/** A reason as staff read it; says so when none was given. */
export const reasonOrNone = (text: Translate, reason: string): string =>
  publicReason(text, reason) || text(trailTexts.noReason);
