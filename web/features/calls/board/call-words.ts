import type { TableCall } from '#core/calls/call-shape.ts';
import type { Translate } from '#core/i18n/text.ts';
import { callsTexts as t } from './calls.texts.ts';

/** What a table wants: 'Bill · card · 3 pay'. */
export const wishWords = (text: Translate, { kind, payment, payers }: TableCall): string =>
  [text(t[kind]), payment && text(t[payment]), payers && text(t.payers, { count: payers })]
    .filter(Boolean)
    .join(' · ');

export const ageWords = (text: Translate, { createdAt }: TableCall, now: number): string => {
  const count = Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000));
  return count === 0 ? text(t.now) : text(t.minutes, { count });
};
