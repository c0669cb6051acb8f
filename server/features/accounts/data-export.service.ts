import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { accountTexts } from '#core/accounts/account.texts.ts';
import { localDay } from '#core/hours/local-day.ts';
import { translate } from '#core/i18n/text.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import { isRefusal } from '#core/refusal.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { AreasService } from '#server/features/areas/areas.service.ts';
import type { DishesService } from '#server/features/menus/dishes/dishes.service.ts';
import type { MenusService } from '#server/features/menus/menu/menus.service.ts';
import type { SectionsService } from '#server/features/menus/sections/sections.service.ts';
import type { OpeningHoursService } from '#server/features/opening-hours/opening-hours.service.ts';
import type { OrdersService } from '#server/features/orders/orders.service.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import type { PrintAgentsService } from '#server/features/printing/agents.service.ts';
import type { PrintersService } from '#server/features/printing/printers.service.ts';
import type { TableCodesService } from '#server/features/qr/table-codes.service.ts';
import type { RefusedPhonesService } from '#server/features/refused-phones/refused-phones.service.ts';
import type { KosherService } from '#server/features/restaurants/kosher.service.ts';
import type { RestaurantsService } from '#server/features/restaurants/restaurants.service.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { PeopleService } from '#server/features/staff/people.service.ts';
import type { PinsService } from '#server/features/staff/pins.service.ts';
import type { VisitsService } from '#server/features/visits/visits.service.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import type { Clock } from '#server/system/clock.ts';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';
import type { AccountsService } from './accounts.service.ts';
import {
  presentExportedKosher,
  presentExportedMenu,
  presentExportedPrinters,
  presentExportedShift,
} from './data-export.presenter.ts';
import { type ArchivePart, listEveryShift, listPictures } from './data-export.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimits;
  accounts: AccountsService;
  restaurants: RestaurantsService;
  kosher: KosherService;
  openingHours: OpeningHoursService;
  menus: MenusService;
  sections: SectionsService;
  dishes: DishesService;
  orders: OrdersService;
  visits: Pick<VisitsService, 'listOfShift'>;
  payments: Pick<PaymentsService, 'listOfShift'>;
  securityLog: SecurityLogService;
  images: Pick<ImageStore, 'find'>;
  people: PeopleService;
  pins: Pick<PinsService, 'getLength'>;
  areas: Pick<AreasService, 'listWithSections'>;
  tableCodes: Pick<TableCodesService, 'list'>;
  refusedPhones: Pick<RefusedPhonesService, 'list'>;
  printers: Pick<PrintersService, 'list'>;
  printAgents: Pick<PrintAgentsService, 'list'>;
};
type StoredShift = Awaited<ReturnType<typeof listEveryShift>>[number];
type ExportedMenu = Menu & { sections: (Section & { dishes: Dish[] })[] };

export type DataExportService = ReturnType<typeof createDataExportService>;

const indented = (value: unknown): string => JSON.stringify(value, null, 2);
const json = (value: unknown): Buffer => Buffer.from(`${indented(value)}\n`);

/** Deleted while the archive was being written. */
const nullIfGone = (error: unknown): null => {
  if (isRefusal(error, 'not_found')) return null;
  throw error;
};

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

/** Its last member is such a list. */
async function* jsonObject(
  members: object,
  list: string,
  items: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield '{\n';
  for (const [name, value] of Object.entries(members))
    yield `  "${name}": ${indented(value).replaceAll('\n', '\n  ')},\n`;
  yield `"${list}": `;
  yield* jsonList(items);
  yield '}\n';
}

/** Described in docs/data-export.md; a change of its shape raises this number. */
const exportFormat = { format: 'menta-export', version: 1 } as const;

/** Large parts keep the processor: those of several archives wait for each other, so that nobody else waits for all. */
const oneAtATime = limitConcurrency(1);

/** Files in the order in which they are to be written; none is read before all are named, and the export is recorded. */
const createArchive = (mtime: Date) => {
  const zip = new ZipFile();
  const entries: (() => void)[] = [];
  const add = (path: string, content: Buffer) => {
    entries.push(() => zip.addBuffer(content, path, { mtime }));
  };
  const addPieces = (path: string, pieces: AsyncGenerator<string | Buffer>, compress = true) => {
    entries.push(() =>
      zip.addReadStreamLazy(path, { mtime, compress }, (give) =>
        give(null, Readable.from(pieces, { objectMode: false })),
      ),
    );
  };
  /** Read only when its turn comes. */
  const addLater = (path: string, load: () => Promise<Buffer>, compress = true) =>
    addPieces(
      path,
      inOnePiece(() => oneAtATime(load)),
      compress,
    );
  const end = (): Readable => {
    for (const addEntry of entries) addEntry();
    zip.end();
    const archive = Readable.from(zip.outputStream);
    zip.on('error', (error) => archive.destroy(error as Error));
    return archive;
  };
  return { add, addPieces, addLater, end };
};
type Archive = ReturnType<typeof createArchive>;
type AddPart = (archive: Archive, scope: OwnerScope) => Promise<void>;

/** Everything of one owner's as a ZIP that is written while it is being sent: memory does not grow with the data. */
export const createDataExportService = ({ db, clock, rateLimits, ...features }: Needs) => {
  const {
    accounts,
    restaurants,
    kosher,
    openingHours,
    menus,
    sections,
    dishes,
    orders,
    visits,
    payments,
    securityLog,
    images,
  } = features;
  const { people, pins, areas, tableCodes, refusedPhones, printers, printAgents } = features;
  const readMenu = async (scope: OwnerScope, menu: Menu): Promise<ExportedMenu> => {
    const groups = await dishes.listOfMenu(scope, menu._id);
    const dishesOf = new Map(groups.map((group) => [group.sectionId, group.dishes]));
    const listed = await sections.list(scope, menu._id);
    return {
      ...menu,
      sections: listed.map((section) => ({ ...section, dishes: dishesOf.get(section._id) ?? [] })),
    };
  };

  async function* writeMenus(scope: OwnerScope): AsyncGenerator<string> {
    for (const menu of await menus.list(scope)) {
      const write = async () => indented(presentExportedMenu(await readMenu(scope, menu)));
      const written = await oneAtATime(write).catch(nullIfGone);
      if (written !== null) yield written;
    }
  }

  async function* writeOrders(scope: OwnerScope, shiftId: string): AsyncGenerator<string> {
    for (const order of await oneAtATime(() => orders.listOfShift(scope, shiftId))) yield indented(order);
  }

  async function* writeShift(scope: OwnerScope, shift: StoredShift): AsyncGenerator<string> {
    const of = {
      visits: await visits.listOfShift(scope, shift.id),
      payments: await payments.listOfShift(scope, shift.id),
    };
    yield* jsonObject(presentExportedShift(shift, of), 'orders', writeOrders(scope, shift.id));
  }

  const parts: Record<ArchivePart, AddPart> = {
    'account.json': async ({ add }, scope) => {
      const { station: _, ...account } = await accounts.getAccount(scope);
      add('account.json', json(account));
    },
    'restaurant.json': async ({ add }, scope) =>
      add(
        'restaurant.json',
        json({
          ...(await restaurants.getSettings(scope)),
          ...presentExportedKosher(await kosher.get(scope)),
          openingHours: await openingHours.getStored(scope),
          pinMinutes: (await pins.getLength(scope)).minutes,
          areas: await areas.listWithSections(scope),
          tableCodes: await tableCodes.list(scope),
          refusedPhones: await refusedPhones.list(scope),
        }),
      ),
    'people.json': async ({ add }, scope) => add('people.json', json(await people.listEverybody(scope))),
    'printers.json': async ({ add }, scope) =>
      add(
        'printers.json',
        json(presentExportedPrinters(await printers.list(scope), await printAgents.list(scope))),
      ),
    'menus.json': async ({ addPieces }, scope) => addPieces('menus.json', jsonList(writeMenus(scope))),
    'security-log.json': async ({ addLater }, scope) =>
      addLater('security-log.json', async () => json(await securityLog.listEverything(scope))),
    'orders/': async ({ addPieces }, scope) => {
      const { timeZone } = await restaurants.getSettings(scope);
      for (const shift of await listEveryShift(db, scope)) {
        const day = localDay(shift.timeZone ?? timeZone, shift.startedAt);
        addPieces(`orders/${day}-${shift.id}.json`, writeShift(scope, shift));
      }
    },
    'images/': async ({ addLater }, scope) => {
      for (const hash of await listPictures(db, scope)) {
        const load = async () => (await images.find({ hash, width: 1280, format: 'jpg' }))?.bytes;
        addLater(`images/${hash}.jpg`, async () => (await load()) ?? Buffer.alloc(0), false);
      }
    },
  };

  return {
    open: async (scope: OwnerScope): Promise<{ fileName: string; archive: Readable }> => {
      await rateLimits.consume('exportPerOwner', scope.ownerId);
      const now = clock.now();
      const { timeZone } = await restaurants.getSettings(scope);
      const archive = createArchive(now);
      const [hebrew, english] = (['he', 'en'] as const).map((locale) =>
        translate(locale, accountTexts.exportReadme),
      );
      archive.add('README.txt', Buffer.from(`${hebrew}\n\n${english}\n`));
      archive.add('export.json', json({ ...exportFormat, exportedAt: now.toISOString() }));
      for (const add of Object.values(parts)) await add(archive, scope);
      return { fileName: `menta-${localDay(timeZone, now)}.zip`, archive: archive.end() };
    },
  };
};
