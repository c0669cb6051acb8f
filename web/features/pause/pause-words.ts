import type { Translate } from '#core/i18n/text.ts';
import type { ManagedPause } from '#core/pauses/pauses.contract.ts';
import { pauseTexts as t } from './pause.texts.ts';

const minuteMs = 60_000;

/** Never none while it lasts: a minute that has begun counts. */
export const leftWords = (text: Translate, { until }: Pick<ManagedPause, 'until'>, now: number): string =>
  until === null
    ? text(t.untilResumed)
    : text(t.left, { count: Math.max(1, Math.ceil((Date.parse(until) - now) / minuteMs)) });

export const pausedName = (text: Translate, { sectionName }: ManagedPause): string =>
  sectionName ?? text(t.everything);
