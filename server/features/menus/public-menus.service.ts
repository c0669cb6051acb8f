import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { menuEventKinds } from '#core/live/live-events.ts';
import { menusContract } from '#core/menus/menus.contract.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { PreparedAnswer } from '#server/http/contract/prepared-answer.ts';
import { prepareReadLogChange } from '#server/live/log-changes.ts';
import { createSharedSnapshots } from '#server/live/shared-snapshots.ts';
import { type Clock, isPast } from '#server/system/clock.ts';
import type { DishesService } from './dishes/dishes.service.ts';
import { findOwnerOfMenu } from './menu/menus.queries.ts';
import type { MenusService } from './menu/menus.service.ts';
import type { PublicReading } from './menu/public-reading.presenter.ts';
import type { SectionsService } from './sections/sections.service.ts';

type Needs = {
  db: Database;
  clock: Clock;
  menus: Pick<MenusService, 'get' | 'getActiveId'>;
  sections: Pick<SectionsService, 'list'>;
  dishes: Pick<DishesService, 'listOfSection'>;
};
export type PublicMenusService = ReturnType<typeof createPublicMenusService>;

const { getActiveMenu, getMenu, listSections, listSectionDishes } = menusContract;
const maxOwners = 10_000;
const megabyte = 1024 * 1024;

/**
 * The parts of a menu that anybody may read, each made once for everybody and kept until the owner's log or the clock
 * says otherwise. Its owner reads the tables: a menu that is not active logs nothing.
 */
export const createPublicMenusService = ({ db, clock, menus, sections, dishes }: Needs) => {
  const readChange = prepareReadLogChange(db, menuEventKinds);
  /** A menu never changes hands. */
  const owners = new LRUCache<string, PublicOwnerId>({ max: maxOwners });

  const share = <Answer, Part>(
    schema: z.ZodType<Answer>,
    maxBytes: number,
    read: (part: Part, ownerId: PublicOwnerId) => Promise<PublicReading<unknown>>,
  ) =>
    createSharedSnapshots<PublicReading<PreparedAnswer<Answer>>, PublicOwnerId, Part>({
      readChange,
      read: async (ownerId, part) => {
        const { answer, validUntil } = await read(part, ownerId);
        return { answer: new PreparedAnswer(schema, answer), validUntil };
      },
      isPast: ({ validUntil }) => isPast(clock, validUntil),
      // Plain and compressed.
      bytesOf: ({ answer }) => answer.json.length * 1.5,
      maxBytes,
    });

  const activeOf = share(getActiveMenu.response, megabyte, async (_: null, ownerId) => ({
    answer: { menu: { _id: await menus.getActiveId(ownerId) } },
    validUntil: null,
  }));
  const menuOf = share(getMenu.response, 4 * megabyte, (menuId: string) => menus.get(null, menuId));
  const sectionsOf = share(listSections.response, 4 * megabyte, async (menuId: string) => ({
    answer: await sections.list(null, menuId),
    validUntil: null,
  }));
  const dishesOf = share(
    listSectionDishes.response,
    24 * megabyte,
    ([menuId, section]: readonly [menuId: string, section: string]) =>
      dishes.listOfSection(null, menuId, section),
  );

  const findOwner = async (menuId: string): Promise<PublicOwnerId> => {
    const known = owners.get(menuId);
    if (known) return known;
    const found = await findOwnerOfMenu(db, menuId);
    if (!found) throw new Refusal('not_found');
    owners.set(menuId, found);
    return found;
  };

  /** The shared answer, or the owner's own. */
  const answerTo = async <Own, Shared>(
    viewer: OwnerScope | null,
    menuId: string,
    readOwn: (scope: OwnerScope) => Promise<Own>,
    readShared: (ownerId: PublicOwnerId) => Promise<PublicReading<Shared>>,
  ): Promise<Own | Shared> => {
    const ownerId = await findOwner(menuId);
    return viewer?.ownerId === ownerId ? readOwn(viewer) : (await readShared(ownerId)).answer;
  };

  return {
    getActive: async (ownerId: PublicOwnerId) => (await activeOf(ownerId, null)).answer,

    get: (viewer: OwnerScope | null, menuId: string) =>
      answerTo(
        viewer,
        menuId,
        async (scope) => (await menus.get(scope, menuId)).answer,
        (ownerId) => menuOf(ownerId, menuId),
      ),

    listSections: (viewer: OwnerScope | null, menuId: string) =>
      answerTo(
        viewer,
        menuId,
        (scope) => sections.list(scope, menuId),
        (ownerId) => sectionsOf(ownerId, menuId),
      ),

    listDishes: (viewer: OwnerScope | null, menuId: string, section: string) =>
      answerTo(
        viewer,
        menuId,
        async (scope) => (await dishes.listOfSection(scope, menuId, section)).answer,
        (ownerId) => dishesOf(ownerId, [menuId, section]),
      ),
  };
};
