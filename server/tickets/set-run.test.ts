import { expect, it } from 'vitest';
import { ticketFonts } from './ticket-fonts.ts';

/** Which characters a run shows, from left to right: each glyph by the character that has it alone. */
const shown = async (text: string, isRightToLeft: boolean): Promise<string> => {
  const fonts = await ticketFonts();
  const alphabet = 'אבגדabcd0123.,₪()[]«»-"× éABCDЯ';
  const known = new Map(
    [...alphabet].map((character) => [fonts.setRun(character, 'bold', false)[0]?.outline, character]),
  );
  return fonts
    .setRun(text, 'bold', isRightToLeft)
    .map(({ outline }) => known.get(outline) ?? '?')
    .join('');
};

it.each([
  ['abc', false, 'abc'],
  ['₪12.30', false, '₪12.30'],
  ['אבג', true, 'גבא'],
  ['(אב)', true, '(בא)'],
  ['«א» [ב]', true, '[ב] «א»'],
  ['Яa', false, 'Яa'],
  ['אָבְ', true, 'בא'],
  ['a\u2068b\u2069\u200e', false, 'ab'],
  ['漢', false, '?'],
  ['👩‍👩‍👧', false, '?'],
  ['👍🏽', false, '?'],
  ['ＡＢ', false, 'AB'],
  ['₂', false, '2'],
  ['ǎ', false, 'a'],
])('sets %j (right to left: %s) as %j', async (text, isRightToLeft, expected) => {
  expect(await shown(text, isRightToLeft)).toBe(expected);
});

it('joins the letters of Arabic, over a joiner and under their signs', async () => {
  const { setRun } = await ticketFonts();
  const outlines = (text: string) => setRun(text, 'bold', true).map(({ outline }) => outline);
  const alone = outlines('ق')[0];
  expect(outlines('قلم')).not.toContain(alone);
  expect(outlines('قَلم')).not.toContain(alone);
  expect(outlines('ق\u200cل')).toContain(alone);
  expect(setRun('لا', 'bold', true)).toHaveLength(1);
});
