import { describe, expect, it } from 'vitest';
import { buildText } from '../testing/build-translations.ts';
import { readColumn } from './paste-column.ts';

const texts = [
  buildText('section/a', { of: 'section', main: 'ראשונות' }),
  buildText('dish/b', { main: 'חומוס' }),
  buildText('dish/b/description', { kind: 'description', main: 'עם פטריות' }),
  buildText('dish/c', { main: 'מרק', max: 5 }),
  buildText('section/d', { of: 'section', main: 'עיקריות' }),
  buildText('dish/e', { main: 'פיצה' }),
];
const at = (key: string) => texts.find((text) => text.key === key) ?? buildText(key);
const read = (pasted: string, key: string) =>
  readColumn(pasted, at(key), texts)?.map(({ of, text }) => `${of.key} = ${text}`);

describe('a column that is pasted into a translation', () => {
  it('is for that name and those of its kind that follow, across sections', () => {
    expect(read('Hummus\nSoup\nPizza\n', 'dish/b')).toEqual([
      'dish/b = Hummus',
      'dish/c = Soup',
      'dish/e = Pizza',
    ]);
    expect(read('Starters\r\nMains', 'section/a')).toEqual(['section/a = Starters', 'section/d = Mains']);
    expect(read('Soup of the day\nPizza\nToo much', 'dish/c')).toEqual(['dish/c = Soup ', 'dish/e = Pizza']);
  });

  it('leaves a text as it is where a cell is empty', () => {
    expect(read('Hummus\n\nPizza', 'dish/b')).toEqual(['dish/b = Hummus', 'dish/e = Pizza']);
  });

  it('goes by the words it translates when they stand beside it, in any order', () => {
    expect(read('פיצה\tPizza\nעיקריות\tMains\nעם פטריות\tWith mushrooms\nאחר\tOther', 'dish/b')).toEqual([
      'dish/b/description = With mushrooms',
      'section/d = Mains',
      'dish/e = Pizza',
    ]);
  });

  it('is none when it is one line, or the lines of a description', () => {
    expect(read('Hummus', 'dish/b')).toBeUndefined();
    expect(read('Hummus\n', 'dish/b')).toBeUndefined();
    expect(read('With mushrooms\nand tahini', 'dish/b/description')).toBeUndefined();
  });
});
