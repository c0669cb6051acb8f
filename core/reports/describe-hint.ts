import type { Translate } from '../i18n/text.ts';
import { hintTexts } from './hints.texts.ts';
import type { Hint } from './hints.ts';

const timesOf = (t: Translate, count: number): string => {
  if (count === 1) return t(hintTexts.once);
  return count === 2 ? t(hintTexts.twice) : t(hintTexts.times, { count });
};

/** A hint as a sentence: 'Lobster: opened 120 times, ordered twice'. */
export const describeHint = (t: Translate, hint: Hint): string => {
  if (hint.kind === 'notScanned') return t(hintTexts.notScanned, hint);
  const { name, opened, ordered } = hint;
  if (ordered === 0) return t(hintTexts.neverOrdered, { name, opened });
  return t(hintTexts.rarelyOrdered, { name, opened, times: timesOf(t, ordered) });
};
