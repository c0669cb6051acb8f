import type { Translate } from '../i18n/text.ts';
import { hintTexts } from './hints.texts.ts';
import type { Hint } from './hints.ts';

const timesOf = (t: Translate, count: number): string => {
  if (count === 1) return t(hintTexts.once);
  return count === 2 ? t(hintTexts.twice) : t(hintTexts.times, { count });
};

/** A name in Hebrew does not turn an English sentence around, nor the other way (Unicode's isolates). */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A hint as a sentence: 'Lobster: opened 120 times, ordered twice'. */
export const describeHint = (t: Translate, hint: Hint): string => {
  if (hint.kind === 'notScanned') return t(hintTexts.notScanned, hint);
  const { opened, ordered } = hint;
  const name = isolated(hint.name);
  if (ordered === 0) return t(hintTexts.neverOrdered, { name, opened });
  return t(hintTexts.rarelyOrdered, { name, opened, times: timesOf(t, ordered) });
};
