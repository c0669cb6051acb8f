import { directionOf, type Locale } from './locale.ts';
import { type Translate, translate } from './text.ts';

type Value = string | number;

/** Letters that run against those of the sentence. */
const against = { rtl: /\p{Script=Latin}/u, ltr: /\p{Script=Hebrew}|\p{Script=Arabic}/u } as const;

/**
 * A translator for the screens of owners. A name in other letters than its sentence keeps its own order, and the sentence
 * keeps its own (Unicode's isolates): 'למחוק את DOLCI | קינוחים?'. What is stored, mailed or written into a file has no
 * such marks: `translatorFor`.
 */
export const screenTextFor = (locale: Locale): Translate => {
  const foreign = against[directionOf(locale)];
  const isolated = (value: Value): Value => (foreign.test(String(value)) ? `\u2068${value}\u2069` : value);
  return (text, ...[values]) => {
    const shown = Object.entries<Value>(values ?? {}).map(([name, value]) => [name, isolated(value)]);
    return translate(locale, text, ...([Object.fromEntries(shown)] as never));
  };
};
