import type { GuestTranslate } from '#core/i18n/text.ts';
import type { Pause } from '#core/pauses/pause-rules.ts';
import { timeOfDay } from '../hours/serving-words.ts';
import { pauseTexts } from './pause.texts.ts';

/** A pause that affects a guest; with the section's name, if it is of one. */
export type MetPause = Pick<Pause, 'until' | 'reason'> & { readonly section: string | null };

export const pauseSentence = (t: GuestTranslate, { until, section }: MetPause, timeZone: string): string => {
  const time = until && timeOfDay(timeZone, Date.parse(until));
  if (section)
    return time ? t(pauseTexts.sectionUntil, { section, time }) : t(pauseTexts.sectionOpen, { section });
  return time ? t(pauseTexts.until, { time }) : t(pauseTexts.open);
};

/** The label of the button in place of 'send'. */
export const sendAgainWords = (t: GuestTranslate, { until }: MetPause, timeZone: string): string =>
  until ? t(pauseTexts.sendFrom, { time: timeOfDay(timeZone, Date.parse(until)) }) : t(pauseTexts.sendLater);
