import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { accountTexts } from '#core/accounts/account.texts.ts';
import { isRefusal } from '#core/errors/error-codes.ts';
import { localDay } from '#core/hours/local-day.ts';
import { translate } from '#core/i18n/text.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { DishesService } from '#server/features/menus/dishes/dishes.service.ts';
import type { MenusService } from '#server/features/menus/menu/menus.service.ts';
import type { SectionsService } from '#server/features/menus/sections/sections.service.ts';
import type { OrdersService } from '#server/features/orders/orders.service.ts';
import type { KosherService } from '#server/features/restaurants/kosher.service.ts';
import type { RestaurantsService } from '#server/features/restaurants/restaurants.service.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { PeopleService } from '#server/features/staff/people.service.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import type { Clock } from '#server/system/clock.ts';
import { limitConcurrency } from '#server/system/limit-concurrency.ts';
import type { AccountsService } from './accounts.service.ts';
import { presentExportedKosher, presentExportedMenu, presentExportedShift } from './data-export.presenter.ts';
import { listEveryShift, listPictures } from './data-export.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimits;
  accounts: AccountsService;
  restaurants: RestaurantsService;
  kosher: KosherService;
  menus: MenusService;
  sections: SectionsService;
  dishes: DishesService;
  orders: OrdersService;
  securityLog: SecurityLogService;
  images: Pick<ImageStore, 'find'>;
  people: PeopleService;
};
type ExportedMenu = Menu & { sections: (Section & { dishes: Dish[] })[] };

export type DataExportService = ReturnType<typeof createDataExportService>;

const indented = (value: unknown): string => JSON.stringify(value, null, 2);
const json = (value: unknown): Buffer => Buffer.from(`${indented(value)}\n`);

/** Deleted while the archive was being written. */
const nullIfGone = (error: unknown): null => {
  if (isRefusal(error, 'not_found')) return null;
  throw error;
};

/** Read only when its turn comes. */
async function* inOnePiece(load: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await load();
}

/** Of a list of any length one item is in memory. */
async function* jsonList(items: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${item}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Described in docs/data-export.md; a change of its shape raises this number. */
const exportFormat = { format: 'menta-export', version: 1 } as const;

/** Everything of one owner's as a ZIP that is written while it is being sent: memory does not grow with the data. */
export const createDataExportService = ({
  db,
  clock,
  rateLimits,
  accounts,
  restaurants,
  kosher,
  menus,
  sections,
  dishes,
  orders,
  securityLog,
  images,
  people,
}: Needs) => {
  const readMenu = async (scope: OwnerScope, menu: Menu): Promise<ExportedMenu> => {
    const groups = await dishes.listOfMenu(scope, menu._id);
    const dishesOf = new Map(groups.map((group) => [group.sectionId, group.dishes]));
    const listed = await sections.list(scope, menu._id);
    return {
      ...menu,
      sections: listed.map((section) => ({ ...section, dishes: dishesOf.get(section._id) ?? [] })),
    };
  };

  /** Large ones keep the processor: those of several archives wait for each other, so that nobody else waits for all. */
  const oneAtATime = limitConcurrency(1);
  async function* writeMenus(scope: OwnerScope): AsyncGenerator<string> {
    for (const menu of await menus.list(scope)) {
      const write = async () => indented(presentExportedMenu(await readMenu(scope, menu)));
      const written = await oneAtATime(write).catch(nullIfGone);
      if (written !== null) yield written;
    }
  }

  return {
    open: async (scope: OwnerScope): Promise<{ fileName: string; archive: Readable }> => {
      await rateLimits.consume('exportPerOwner', scope.ownerId);
      const now = clock.now();
      const { station: _, ...account } = await accounts.getAccount(scope);
      const restaurant = await restaurants.getSettings(scope);
      const kitchen = await kosher.get(scope);
      const shifts = await listEveryShift(db, scope);
      const pictures = await listPictures(db, scope);

      const zip = new ZipFile();
      const add = (path: string, content: Buffer, compress = true) =>
        zip.addBuffer(content, path, { mtime: now, compress });
      const addPieces = (path: string, pieces: AsyncGenerator<string | Buffer>, compress = true) =>
        zip.addReadStreamLazy(path, { mtime: now, compress }, (give) =>
          give(null, Readable.from(pieces, { objectMode: false })),
        );
      const addLater = (path: string, load: () => Promise<Buffer>, compress = true) =>
        addPieces(path, inOnePiece(load), compress);

      add(
        'README.txt',
        Buffer.from(
          `${translate('he', accountTexts.exportReadme)}\n\n${translate('en', accountTexts.exportReadme)}\n`,
        ),
      );
      add('export.json', json({ ...exportFormat, exportedAt: now.toISOString() }));
      add('account.json', json(account));
      add('restaurant.json', json({ ...restaurant, ...presentExportedKosher(kitchen) }));
      add('people.json', json(await people.listEverybody(scope)));
      addPieces('menus.json', jsonList(writeMenus(scope)));
      addLater('security-log.json', async () => json(await securityLog.listEverything(scope)));
      for (const shift of shifts) {
        const day = localDay(shift.timeZone ?? restaurant.timeZone, shift.startedAt);
        addLater(`orders/${day}-${shift.id}.json`, async () =>
          json(presentExportedShift(shift, await orders.listOfShift(scope, shift.id))),
        );
      }
      for (const hash of pictures) {
        addLater(
          `images/${hash}.jpg`,
          async () => (await images.find({ hash, width: 1280, format: 'jpg' }))?.bytes ?? Buffer.alloc(0),
          false,
        );
      }
      zip.end();
      const archive = Readable.from(zip.outputStream);
      zip.on('error', (error) => archive.destroy(error as Error));
      return { fileName: `menta-${localDay(restaurant.timeZone, now)}.zip`, archive };
    },
  };
};
