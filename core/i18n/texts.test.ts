import { describe, expect, it } from 'vitest';
import { errorStatus } from '../errors/error-codes.ts';
import { errorTexts } from '../errors/error-texts.ts';
import type { Phrase, Text } from './text.ts';

/** Every catalogue there is, found by its file name, so that a new one cannot be forgotten. */
const modules = import.meta.glob<Record<string, unknown>>('../../{core,server,web}/**/*.texts.ts', {
  eager: true,
});

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'he' in value && 'en' in value;

const texts = [...Object.entries(modules), ['errors', { errorTexts }] as const].flatMap(([file, exported]) =>
  Object.values(exported).flatMap((catalogue) =>
    Object.entries(catalogue as object)
      .filter(([, text]) => isText(text))
      .map(([key, text]) => [`${file} ${key}`, text as Text] as const),
  ),
);

const formsOf = (phrase: Phrase): string[] => (typeof phrase === 'string' ? [phrase] : Object.values(phrase));
const placeholdersOf = (phrase: Phrase): string[] => [
  ...new Set(formsOf(phrase).flatMap((form) => form.match(/\{\w+\}/g) ?? [])),
];

describe('the texts', () => {
  it('are all found', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(errorStatus).sort());
  });

  it.each(texts)('%s is written in both languages with the same placeholders', (name, { he, en }) => {
    // A fixed English sentence stands in both languages; its Hebrew meaning beside it has no English twin.
    const forms = name.endsWith('Meaning') ? formsOf(he) : [...formsOf(he), ...formsOf(en)];
    for (const form of forms) expect(form.trim()).not.toBe('');
    expect(placeholdersOf(he).sort()).toEqual(placeholdersOf(en).sort());
  });

  /** Fixed English sentences whose Hebrew line has a name of its own. */
  const explainedBeside = /(missingMenuId|email_in_use)$/;
  const sentences = texts.filter(
    ([name, { he }]) => /[a-z] [a-z]/i.test(formsOf(he).join()) && !explainedBeside.test(name),
  );
  it.each(sentences)('%s is not in English alone on a Hebrew screen', (name, { he }) => {
    const meaning = texts.find(([other]) => other === `${name}Meaning`)?.[1].he ?? '';
    expect([he, meaning].flatMap(formsOf).join()).toMatch(/[א-ת]/);
  });
});
