import { expect, it } from 'vitest';
import { mentionsAllergy } from './mentions-allergy.ts';

it.each([
  ['אלרגיה לבוטנים!', true],
  ['הילדה אלרגית לשומשום', true],
  ['רגישות לגלוטן', true],
  ['יש לי צליאק', true],
  ['ALLERGIC to nuts', true],
  ['coeliac', true],
  ['у меня аллергия', true],
  ['عندي حساسية', true],
  ['בלי מלח', false],
  ['No salt, dressing on the side', false],
  ['', false],
])('the note %j speaks of an allergy: %s', (note, expected) => {
  expect(mentionsAllergy(note)).toBe(expected);
});
