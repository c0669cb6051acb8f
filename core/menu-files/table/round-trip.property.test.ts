import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { runs } from '../../values/testing/runs.ts';
import { anySections } from '../testing/any-sections.ts';
import { asStored, sectionsOf } from '../testing/as-sent.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

describe('a menu written as a table', () => {
  it('is read again as the same menu, in either language', () => {
    fc.assert(
      fc.property(anySections, fc.constantFrom(...locales), (sections, locale) => {
        const read = readTable(writeTable(sections, locale).map((row) => row.map(String)));
        expect(read?.unknownColumns).toEqual([]);
        expect(asStored(sectionsOf(read ?? { sections: [], unread: [] }))).toEqual(asStored(sections));
      }),
      { numRuns: runs(400) },
    );
  });

  it('has no cell that a spreadsheet would take for a formula', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        for (const cell of writeTable(sections, 'en').flat())
          if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { numRuns: runs(400) },
    );
  });
});
