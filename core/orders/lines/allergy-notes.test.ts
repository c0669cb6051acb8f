import { expect, it } from 'vitest';
import { allergyMark, allergyNotesIn } from './allergy-notes.ts';

it('a mark stays only with a note that it can be about', () => {
  expect(allergyMark({ note: 'nuts', isAllergyNote: true })).toEqual({ isAllergyNote: true });
  for (const note of ['', '  '])
    expect([note, allergyMark({ note, isAllergyNote: true })]).toEqual([note, {}]);
  for (const isAllergyNote of [false, undefined])
    expect(allergyMark({ note: 'allergic to nuts', isAllergyNote })).toEqual({});
});

it('each marked note has to be read, with its dish; a word in another note is no mark', () => {
  const lines = [
    { name: 'Soup', note: 'no salt' },
    { name: 'Cake', note: 'nuts', isAllergyNote: true },
    { name: 'Tea', note: 'allergic to milk' },
    { name: 'Salad', note: 'nuts', isAllergyNote: true },
  ];
  expect(allergyNotesIn(lines, ({ name }) => name)).toEqual([
    { dish: 'Cake', note: 'nuts' },
    { dish: 'Salad', note: 'nuts' },
  ]);
});
