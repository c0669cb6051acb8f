import type { Translate } from '#core/i18n/text.ts';
import { pauseTexts as t } from './pause.texts.ts';
import type { DisplayedPause } from './use-pauses.ts';

const minuteMs = 60_000;

/** Never none while it lasts: a minute that has begun counts. */
export const leftWords = (text: Translate, { until }: Pick<DisplayedPause, 'until'>, now: number): string =>
  until === null
    ? text(t.untilResumed)
    : text(t.left, { count: Math.max(1, Math.ceil((Date.parse(until) - now) / minuteMs)) });

export const pausedName = (text: Translate, { sectionName }: DisplayedPause): string =>
  sectionName ?? text(t.everything);
