import { dishWithoutKosherClaims } from '#core/guest-menu/without-kosher-claims.ts';
import type { LiveEvent } from '#core/live/live-events.ts';
import { bareGroup, countOptions } from '#core/menus/dishes/change-groups.ts';
import { type Dish, type DishBody, type ImportedDish, publicFields } from '#core/menus/dishes/dish-shape.ts';
import { normaliseSizes } from '#core/menus/dishes/sizes.ts';
import { pickTranslations } from '#core/menus/translations/menu-texts.ts';
import { Refusal } from '#core/refusal.ts';
import { renamedOptions } from '#core/stock/renamed-options.ts';
import { limits } from '#core/values/limits.ts';
import { pick } from '#core/values/pick.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import { readPictureChange } from '#server/images/picture-change.ts';
import { logEvents } from '#server/live/event-log.ts';
import { countDishes, lockQuotas } from '#server/quotas/quotas.queries.ts';
import { requireQuota } from '#server/quotas/require-quota.ts';
import { logStockChanges } from '#server/stock-log/log-stock-changes.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { mapInParts } from '#server/system/turns/in-parts.ts';
import { findOwnMenu, findVisibleMenu, lockMenu, mayReadKosher } from '../menu/menus.queries.ts';
import { earliest, type PublicReading } from '../menu/public-reading.presenter.ts';
import { findSection } from '../sections/sections.queries.ts';
import { isOfferChange, offersEvent } from './dish-offers.service.ts';
import { presentDish } from './dishes.presenter.ts';
import {
  type DishRow,
  deleteDish,
  findDish,
  findNextLimitEnd,
  findVisibleDishPicture,
  insertDish,
  isLimited,
  listDishesOfMenu,
  listDishesOfSection,
  listDishNames,
  lockMenuOfDish,
  readMenuBytes,
  readSectionEnd,
  renameLimits,
  updateDish,
} from './dishes.queries.ts';

type Needs = { db: Database; clock: Clock; images: ImageStore };

export type DishesService = ReturnType<typeof createDishesService>;

/** What is stored of a dish as sent, apart from its position and picture. */
export const toColumns = (body: ImportedDish | DishBody) => ({
  ...pick(body, publicFields),
  price: body.price,
  dietary: [...new Set(body.dietaryInfo.map(({ type }) => type))],
  changes: body.changes.map(bareGroup),
  sizes: normaliseSizes(body.sizes),
});

/** The position after the last dish of a section. */
const takeEndOf = async (tx: Transaction, sectionId: OwnId<'section'>) => {
  const { dishCount, nextPosition } = await readSectionEnd(tx, sectionId);
  if (dishCount >= limits.dishesPerSection) throw new Refusal('limit_reached');
  return { sectionId, position: nextPosition };
};

export const requireFewOptions = ({ changes }: Pick<DishBody, 'changes'>): void => {
  if (countOptions(changes) > limits.optionsPerDish) throw new Refusal('too_many_options');
};

/** After a change: a menu that was larger before may still become smaller. */
export const assertMenuQuota = async (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  bytesBefore = 0,
): Promise<void> => {
  const bytes = await readMenuBytes(tx, menuId);
  if (bytes > Math.max(limits.menuBytes, bytesBefore)) throw new Refusal('menu_too_large');
};

const getDish = async (db: Database | Transaction, scope: OwnerScope, dishId: string) => {
  const row = await findDish(db, scope, dishId);
  if (!row) throw new Refusal('not_found');
  return row;
};

export const createDishesService = ({ db, clock, images }: Needs) => {
  /** Undefined keeps the picture there is. */
  const takePicture = async (
    scope: OwnerScope,
    sent: DishBody['image'],
  ): Promise<string | null | undefined> => {
    const change = readPictureChange(sent);
    if (change.kind === 'set') return images.save(scope, change.dataUrl);
    return change.kind === 'remove' ? null : undefined;
  };

  const lockSection = async (tx: Transaction, scope: OwnerScope, menuId: string, nameOrId: string) => {
    const menu = await lockMenu(tx, scope, menuId);
    const section = menu && (await findSection(tx, menu.id, nameOrId));
    if (!menu || !section) throw new Refusal('not_found');
    return { menu, section };
  };

  /** Before the picture is worked on: nobody makes us process pictures for a menu they do not have. */
  const requireOwnSection = async (scope: OwnerScope, menuId: string, nameOrId: string): Promise<void> => {
    const menu = await findOwnMenu(db, scope, menuId);
    if (!menu || !(await findSection(db, menu.id, nameOrId))) throw new Refusal('not_found');
  };

  /** Changes a dish where it is. The event is sent to guests only while they can see the dish. */
  const change = (
    scope: OwnerScope,
    dishId: string,
    event: LiveEvent | ((tx: Transaction) => Promise<LiveEvent>),
    apply: (tx: Transaction, menuId: string) => Promise<boolean>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const menu = await lockMenuOfDish(tx, scope, dishId);
      const isChanged =
        menu && (await logStockChanges(tx, scope, [dishId], clock.now(), () => apply(tx, menu.id)));
      if (!isChanged) throw new Refusal('not_found');
      const logged = typeof event === 'function' ? await event(tx) : event;
      if (menu.isActive) await logEvents(tx, scope.ownerId, logged);
    });

  return {
    list: async (scope: OwnerScope) =>
      (await listDishNames(db, scope)).map(({ id, name }) => ({ _id: id, name })),

    listOfSection: async (
      viewer: OwnerScope | null,
      menuId: string,
      nameOrId: string,
    ): Promise<PublicReading<Dish[]>> => {
      const menu = await findVisibleMenu(db, menuId, viewer);
      const section = menu && (await findSection(db, menu.id, nameOrId));
      if (!section) throw new Refusal('not_found');
      // First: a limit that ends meanwhile makes the answer outdated, not wrong for ever.
      const limitEnd = await findNextLimitEnd(db, section.id);
      const dishes = (await listDishesOfSection(db, section.id)).map(presentDish);
      const { isShown, until } = await mayReadKosher(db, viewer, menu, clock.now());
      return {
        answer: isShown ? dishes : dishes.map(dishWithoutKosherClaims),
        validUntil: earliest(until, limitEnd),
      };
    },

    listOfMenu: async (
      scope: OwnerScope,
      menuId: string,
    ): Promise<{ sectionId: string; dishes: Dish[] }[]> => {
      const menu = await findOwnMenu(db, scope, menuId);
      if (!menu) throw new Refusal('not_found');
      const bySection = new Map<string, Dish[]>();
      await mapInParts(await listDishesOfMenu(db, menu.id), ({ sectionId, row }) => {
        const dishes = bySection.get(sectionId) ?? [];
        bySection.set(sectionId, dishes);
        if (row) dishes.push(presentDish(row));
      });
      return [...bySection].map(([sectionId, dishes]) => ({ sectionId, dishes }));
    },

    create: async (scope: OwnerScope, body: DishBody): Promise<Dish> => {
      requireFewOptions(body);
      await requireOwnSection(scope, body.menuId, body.sectionName);
      const imageHash = await takePicture(scope, body.image);
      return db.transaction(async (tx) => {
        const quotas = await lockQuotas(tx, scope);
        requireQuota(quotas, 'dishes', (await countDishes(tx, scope.ownerId)) + 1);
        const { menu, section } = await lockSection(tx, scope, body.menuId, body.sectionName);
        const id = newId();
        const position = await takeEndOf(tx, section.id);
        await insertDish(tx, scope, { id, ...toColumns(body), imageHash, ...position });
        await assertMenuQuota(tx, menu.id);
        const dish = presentDish(await getDish(tx, scope, id));
        if (menu.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return dish;
      });
    },

    /** A section other than its own moves the dish to that section's end. A dish stays on its menu. */
    update: async (scope: OwnerScope, dishId: string, body: DishBody): Promise<Dish> => {
      requireFewOptions(body);
      const { menuId } = await getDish(db, scope, dishId);
      if (menuId !== body.menuId) throw new Refusal('not_found');
      await requireOwnSection(scope, menuId, body.sectionName);
      const imageHash = await takePicture(scope, body.image);
      return db.transaction(async (tx) => {
        const { menu, section } = await lockSection(tx, scope, menuId, body.sectionName);
        const before = await getDish(tx, scope, dishId);
        // Under the menu's lock: of two saves of the same revision only the first goes through.
        if (body.revision !== undefined && body.revision !== before.dish.revision)
          throw new Refusal<'updateDish'>('changed_meanwhile', { dish: presentDish(before) });
        const position = before.dish.sectionId === section.id ? {} : await takeEndOf(tx, section.id);
        const bytesBefore = await readMenuBytes(tx, menu.id);
        const columns = toColumns(body);
        const translations = pickTranslations(before.dish.translations, columns);
        await logStockChanges(tx, scope, [dishId], clock.now(), async () => {
          await updateDish(tx, scope, dishId, { ...columns, translations, imageHash, ...position });
          if (before.isLimited)
            await renameLimits(tx, scope, dishId, renamedOptions(before.dish.changes, columns.changes));
        });
        await assertMenuQuota(tx, menu.id, bytesBefore);
        const after = await getDish(tx, scope, dishId);
        if (menu.isActive) {
          const isOffer = isOfferChange(before, after);
          const event = isOffer
            ? await offersEvent(tx, scope, [dishId], clock.now())
            : { kind: 'menu' as const };
          await logEvents(tx, scope.ownerId, event);
        }
        return presentDish(after);
      });
    },

    setStock: async (scope: OwnerScope, dishId: string, available: boolean): Promise<Dish> => {
      const stockEvent = async (tx: Transaction): Promise<LiveEvent> =>
        // Where there is a limit too, the switch alone does not say whether the dish can be had.
        (await isLimited(tx, scope, dishId))
          ? offersEvent(tx, scope, [dishId], clock.now())
          : { kind: 'stock', dishId, available };
      await change(scope, dishId, stockEvent, (tx) => updateDish(tx, scope, dishId, { available }));
      return presentDish(await getDish(db, scope, dishId));
    },

    /** For what limits a dish besides its switch: under the menu's lock, which the switch is changed under too. */
    changeStock: async <Answer>(
      scope: OwnerScope,
      dishId: string,
      apply: (tx: Transaction, dish: DishRow['dish']) => Promise<{ available: boolean; answer: Answer }>,
    ): Promise<Answer> =>
      db.transaction(async (tx) => {
        const menu = await lockMenuOfDish(tx, scope, dishId);
        if (!menu) throw new Refusal('not_found');
        const { dish } = await getDish(tx, scope, dishId);
        const answer = await logStockChanges(tx, scope, [dishId], clock.now(), async () => {
          const applied = await apply(tx, dish);
          const { available } = applied;
          if (available !== dish.available) await updateDish(tx, scope, dishId, { available });
          return applied.answer;
        });
        if (menu.isActive)
          await logEvents(tx, scope.ownerId, await offersEvent(tx, scope, [dishId], clock.now()));
        return answer;
      }),

    removePicture: async (scope: OwnerScope, dishId: string): Promise<Dish> => {
      await change(scope, dishId, { kind: 'menu' }, (tx) =>
        updateDish(tx, scope, dishId, { imageHash: null }),
      );
      return presentDish(await getDish(db, scope, dishId));
    },

    remove: (scope: OwnerScope, dishId: string, fromMenuId?: string): Promise<void> =>
      change(
        scope,
        dishId,
        { kind: 'menu' },
        async (tx, menuId) => (fromMenuId ?? menuId) === menuId && deleteDish(tx, scope, dishId),
      ),

    /** The picture of a dish for a program that shows it without knowing our addresses. */
    getPicture: async (viewer: OwnerScope | null, dishId: string, format: 'webp' | 'jpg') => {
      const picture = await findVisibleDishPicture(db, dishId, viewer);
      const image = picture?.hash && (await images.find({ hash: picture.hash, width: 640, format }));
      if (!image) throw new Refusal('not_found');
      return { ...image, hash: picture.hash, isPublic: picture.isPublic };
    },
  };
};
