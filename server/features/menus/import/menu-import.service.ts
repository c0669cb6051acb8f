import type { AnswerOf, BodyOf } from '#core/http/endpoint.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { imageHashFromUrl } from '#core/menus/image-urls.ts';
import type { menuImportContract } from '#core/menus/menu-import.contract.ts';
import { pickTranslations } from '#core/menus/translations/menu-texts.ts';
import { pickFields } from '#core/menus/translations/translations.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { AreasService } from '#server/features/areas/areas.service.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import { logEvents } from '#server/live/event-log.ts';
import { countDishes, lockQuotas } from '#server/quotas/quotas.queries.ts';
import { requireQuota } from '#server/quotas/require-quota.ts';
import { logStockChanges } from '#server/stock-log/log-stock-changes.ts';
import { listDishesThatMayBeOut } from '#server/stock-log/stock-log.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newId } from '#server/system/ids.ts';
import {
  findDish,
  insertDishes,
  type NewDish,
  readMenuBytes,
  readSectionEnds,
} from '../dishes/dishes.queries.ts';
import { assertMenuQuota, requireFewOptions, toColumns } from '../dishes/dishes.service.ts';
import { lockMenu } from '../menu/menus.queries.ts';
import { addMenu } from '../menu/menus.service.ts';
import { deleteSections, insertSections, listSections } from '../sections/sections.queries.ts';

type ImportBody = BodyOf<typeof menuImportContract.importMenu>;
type Sections = ImportBody['sections'];

export type MenuImportService = ReturnType<typeof createMenuImportService>;

const requireUniqueNames = (sections: Sections): void => {
  if (new Set(sections.map(({ sectionName }) => sectionName)).size < sections.length)
    throw new Refusal('section_name_taken');
};

/** What a section has to translate. */
const sectionFields: ReadonlySet<string> = new Set(['name']);

const pictureOf = (address: string | null): string | null => address && imageHashFromUrl(address);

/** The first dish of an import goes by its token, so that the same import is found when it is sent again. */
const idOfToken = (ownerId: OwnId<'account'>, token: string): string =>
  hashSecret(`${ownerId} ${token}`).slice(0, 24);

type Needs = { db: Database; clock: Clock; images: ImageStore; areas: AreasService };

export const createMenuImportService = ({ db, clock, images, areas }: Needs) => {
  const lockPictures = (tx: Transaction, scope: OwnerScope, addresses: readonly string[]) =>
    images.lockOwn(
      tx,
      scope,
      addresses.flatMap((address) => pictureOf(address) ?? []),
    );
  return {
    /** All of it or nothing: one transaction, and its events at its end. */
    save: (
      scope: OwnerScope,
      { menuId, mode, name, sections, clientImportToken }: ImportBody,
      locale: Locale,
    ): Promise<AnswerOf<typeof menuImportContract.importMenu>> => {
      requireUniqueNames(sections);
      const sent = sections.flatMap(({ dishes }) => dishes);
      for (const dish of sent) requireFewOptions(dish);
      const addresses = sent.flatMap(({ image }) => image ?? []);
      const summaryOf = (savedIn: string, pictures: ReadonlySet<string>) => ({
        menuId: savedIn,
        dishes: sent.length,
        missingPictures: addresses.filter((address) => !pictures.has(pictureOf(address) ?? '')).length,
      });
      return db.transaction(async (tx) => {
        const quotas = await lockQuotas(tx, scope);
        const firstId = clientImportToken ? idOfToken(scope.ownerId, clientImportToken) : newId();
        // Its first answer was lost: the dish that goes by the token is there.
        const saved = clientImportToken ? await findDish(tx, scope, firstId) : null;
        if (saved) return summaryOf(saved.menuId, await lockPictures(tx, scope, addresses));
        const menu = await lockMenu(tx, scope, menuId ?? (await addMenu(tx, scope, quotas, locale, name)).id);
        if (!menu) throw new Refusal('not_found');
        const pictures = await lockPictures(tx, scope, addresses);
        const bytesBefore = await readMenuBytes(tx, menu.id);
        const before = await listSections(tx, menu.id);
        if (mode === 'replace')
          // What is replaced is not sold out any more.
          await logStockChanges(tx, scope, await listDishesThatMayBeOut(tx, menu.id), clock.now(), () =>
            deleteSections(
              tx,
              menu.id,
              before.map(({ id }) => id),
            ),
          );
        // After what is replaced is gone: a full account may replace a menu.
        requireQuota(quotas, 'dishes', (await countDishes(tx, scope.ownerId)) + sent.length);

        const retained = mode === 'replace' ? [] : before;
        const known = new Set(retained.map((section) => section.name));
        const added = sections.filter(({ sectionName }) => !known.has(sectionName));
        if (retained.length + added.length > limits.sectionsPerMenu) throw new Refusal('limit_reached');
        const last = retained.at(-1)?.position ?? -1;
        const named = await areas.addMissing(
          tx,
          scope,
          added.flatMap(({ area }) => area || []),
        );
        await insertSections(
          tx,
          menu.id,
          added.map(({ sectionName, showImages, hours, translations, area }, index) => ({
            id: newId(),
            areaId: named.ids.get(area) ?? null,
            name: sectionName,
            showImages,
            hours,
            translations: pickFields(translations, sectionFields),
            position: last + 1 + index,
          })),
        );

        const ids = new Map((await listSections(tx, menu.id)).map((section) => [section.name, section.id]));
        const ends = await readSectionEnds(tx, menu.id);
        const rows = sections.flatMap(({ sectionName, dishes }): NewDish[] => {
          const sectionId = ids.get(sectionName);
          if (!sectionId) throw new Error('a section that was just saved is gone');
          const { dishCount, nextPosition } = ends.get(sectionId) ?? { dishCount: 0, nextPosition: 0 };
          if (dishCount + dishes.length > limits.dishesPerSection) throw new Refusal('limit_reached');
          return dishes.map((dish, index) => {
            const hash = pictureOf(dish.image);
            const columns = toColumns(dish);
            return {
              id: newId(),
              ...columns,
              translations: pickTranslations(dish.translations, columns),
              imageHash: hash && pictures.has(hash) ? hash : null,
              sectionId,
              position: nextPosition + index,
            };
          });
        });
        const [first, ...others] = rows;
        if (first) await insertDishes(tx, scope, [{ ...first, id: firstId }, ...others]);
        await assertMenuQuota(tx, menu.id, bytesBefore);
        await logEvents(
          tx,
          scope.ownerId,
          ...(named.wereAdded ? [{ kind: 'areas' } as const] : []),
          ...(menu.isActive ? [{ kind: 'menu' } as const] : []),
        );
        return summaryOf(menu.id, pictures);
      });
    },
  };
};
