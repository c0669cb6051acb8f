import { describe, expect, it } from 'vitest';
import { screenTextFor } from './screen-text.ts';
import { defineTexts, translatorFor } from './text.ts';

const texts = defineTexts({
  question: { he: 'למחוק את {name}?', en: 'Delete {name}?' },
  count: { he: { one: 'מנה אחת ב{name}', other: '{count} מנות ב{name}' }, en: '{count} dishes in {name}' },
});
const [hebrew, english] = [screenTextFor('he'), screenTextFor('en')];

describe('a name inside a sentence of a screen', () => {
  it('is isolated where its letters run against the sentence', () => {
    expect(hebrew(texts.question, { name: 'DOLCI | קינוחים' })).toBe('למחוק את \u2068DOLCI | קינוחים\u2069?');
    expect(english(texts.question, { name: 'חומוס' })).toBe('Delete \u2068חומוס\u2069?');
    expect(hebrew(texts.count, { count: 3, name: 'Bar' })).toBe('3 מנות ב\u2068Bar\u2069');
  });

  it('is left alone where nothing could turn around, as are numbers', () => {
    expect(hebrew(texts.question, { name: 'חומוס 200 גרם' })).toBe('למחוק את חומוס 200 גרם?');
    expect(english(texts.count, { count: 3, name: 'Bar' })).toBe('3 dishes in Bar');
  });

  it('has no marks where it is stored, mailed or written into a file', () => {
    expect(translatorFor('he')(texts.question, { name: 'Bar' })).toBe('למחוק את Bar?');
  });
});
