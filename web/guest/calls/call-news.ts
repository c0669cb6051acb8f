import type { GuestCall } from '#core/calls/call-shape.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestTranslate } from '#core/i18n/text.ts';
import { orderTexts } from '../texts/order.texts.ts';
import { callsTexts as texts } from './calls.texts.ts';

/** What the dock says of the table's calls: weighed against orders (`weightiest-order.ts`). */
export type CallNews = {
  readonly weight: number;
  readonly isUrgent: boolean;
  readonly words: string;
  /** How many calls are open. */
  readonly count: number;
};

/** One that nobody has seen comes before everything but a changed cart; one that was seen, before orders in the making. */
const weightOf = (call: GuestCall): number => {
  if (call.unseen) return 5;
  return call.seenAt ? 2.5 : 3.5;
};

const wordsOf = (t: GuestTranslate, call: GuestCall): string => {
  if (call.unseen) return t(orderTexts.unseen);
  return t(call.seenAt ? texts.seen : texts[`${call.kind}Called`]);
};

export const callNews = (t: GuestTranslate, calls: readonly GuestCall[]): CallNews | null => {
  const [first] = [...calls].sort((a, b) => weightOf(b) - weightOf(a));
  return first
    ? { weight: weightOf(first), isUrgent: first.unseen, words: wordsOf(t, first), count: calls.length }
    : null;
};

/** '2 minutes ago', in the browser's words. */
export const agoWords = (
  t: GuestTranslate,
  locale: GuestLocale,
  { createdAt }: GuestCall,
  now: number,
): string => {
  const count = Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000));
  return count === 0 ? t(texts.justNow) : new Intl.RelativeTimeFormat(locale).format(-count, 'minute');
};
