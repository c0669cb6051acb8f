import { expect, it } from 'vitest';
import { cleanLines, cleanText } from './clean-text.ts';

it.each([
  ['  two   spaces ', 'two spaces'],
  ['a\u202edcba\u202c', 'adcba'],
  ['\u2067isolated\u2069', 'isolated'],
  ['tab\tand\u00a0space', 'tab and space'],
  ['zero\u0000bell\u0007', 'zerobell'],
  ['broken\ud800', 'broken'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['cafe\u0301', 'café'],
  ['a\r\nb', 'a b'],
])('cleans %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it('keeps the lines of a note, without those that say nothing', () => {
  expect(cleanLines('no salt\n\n \r\nno oil\u2028thanks')).toEqual(['no salt', 'no oil', 'thanks']);
});
