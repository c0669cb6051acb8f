import { signUpOver } from '#server/testing/http-owner.ts';
import type { BenchLine } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withServer } from '../servers/with-server.ts';

const dishCount = 500;
const sectionCount = 25;
const limitMs = 2_000;
const rounds = 5;

const sections = Array.from({ length: sectionCount }, (_, section) => ({
  sectionName: `קטגוריה ${section + 1}`,
  dishes: Array.from({ length: dishCount / sectionCount }, (__, dish) => ({
    name: `מנה ${section + 1}.${dish + 1}`,
    description: 'רוטב עגבניות, מוצרלה, בזיליקום ושמן זית; מוגש עם סלט קטן ולחם הבית',
    price: 32 + dish,
    sizes: [
      { name: 'רגילה', isBase: true },
      { name: 'גדולה', price: 9 },
    ],
    changes: [
      {
        name: 'תוספות',
        type: 'multiple',
        options: [
          { name: 'ביצה', price: 4 },
          { name: 'גבינה', price: 6 },
        ],
      },
    ],
    dietaryInfo: [{ type: 'vegetarian' }],
  })),
}));

/** A menu that is brought in whole, on the engine that everybody begins with. */
export const menuImport: BenchLine = {
  name: 'import',
  how: `POST /menus/import with ${dishCount} dishes in ${sectionCount} sections, embedded engine; median of ${rounds} that replace everything, after the first`,
  run: async (report) => {
    await withServer({ DATA_DIR: temporaryFolder() }, async ({ url }) => {
      const owner = await signUpOver(url);
      const save = async (body: object) => {
        const began = performance.now();
        const { status, body: answer } = await owner.send('POST', '/menus/import', { ...body, sections });
        if (status !== 201) throw new Error(`the import was answered with ${status}`);
        return { menuId: answer.menuId, ms: performance.now() - began };
      };
      const first = await save({});
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        taken.push((await save({ menuId: first.menuId, mode: 'replace' })).ms);
      report.budget(`${dishCount} dishes into a new menu`, first.ms, 'ms', { atMost: limitMs });
      report.budget(`${dishCount} dishes in place of ${dishCount}`, median(taken), 'ms', { atMost: limitMs });
    });
  },
};
