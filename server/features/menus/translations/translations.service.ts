import type { AnswerOf, BodyOf } from '#core/http/endpoint.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { TranslatedDish, TranslatedMenu } from '#core/menus/translations/menu-texts.ts';
import {
  type ChangedRow,
  planTranslations,
  type TranslationPlan,
  withChangedRows,
} from '#core/menus/translations/translation-changes.ts';
import type { translationsContract } from '#core/menus/translations/translations.contract.ts';
import { Refusal } from '#core/refusal.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import { readMenuBytes } from '../dishes/dishes.queries.ts';
import { assertMenuQuota } from '../dishes/dishes.service.ts';
import { findOwnMenu, lockMenu, type MenuRow, setMenuTranslations } from '../menu/menus.queries.ts';
import { presentLanguages, presentTranslations } from './translations.presenter.ts';
import {
  findRestaurantTexts,
  listTranslatedRows,
  lockRestaurantTexts,
  setDishTranslations,
  setRestaurantTranslations,
  setSectionTranslations,
} from './translations.queries.ts';

type Contract = typeof translationsContract;
type OwnMenu = MenuRow & { readonly id: OwnId<'menu'> };

export type TranslationsService = ReturnType<typeof createTranslationsService>;

const readMenu = async (
  db: Database | Transaction,
  restaurant: TranslatedMenu['restaurant'],
  menu: OwnMenu,
): Promise<TranslatedMenu> => {
  const sections = new Map<string, TranslatedMenu['sections'][number] & { dishes: TranslatedDish[] }>();
  for (const { section, dish } of await listTranslatedRows(db, menu.id)) {
    const known = sections.get(section.id) ?? { ...section, dishes: [] };
    sections.set(section.id, known);
    if (dish) known.dishes.push(dish);
  }
  return { mainLanguage: menu.mainLanguage, restaurant, menu, sections: [...sections.values()] };
};

const requireOtherLanguage = ({ mainLanguage }: MenuRow, language: GuestLocale): void => {
  if (language === mainLanguage) throw new Refusal('main_language');
};

const refusalOf = (plan: Exclude<TranslationPlan, { kind: 'planned' }>): Refusal => {
  switch (plan.kind) {
    case 'unknown':
      return new Refusal('unknown_text', { keys: [...plan.keys] });
    case 'invalid':
      return new Refusal('invalid_input', {
        problems: [{ path: 'body', problem: 'invalid_text', message: plan.key }],
      });
    case 'changed':
      return new Refusal<'saveTranslations'>('changed_meanwhile', { texts: [...plan.texts] });
  }
};

const lockTranslated = async (tx: Transaction, scope: OwnerScope, menuId: string) => {
  const restaurant = await lockRestaurantTexts(tx, scope);
  const menu = await lockMenu(tx, scope, menuId);
  if (!restaurant || !menu) throw new Refusal('not_found');
  return { menu, translated: await readMenu(tx, restaurant, menu) };
};

export const createTranslationsService = ({ db }: { db: Database }) => {
  const store = async (
    tx: Transaction,
    scope: OwnerScope,
    menuId: OwnId<'menu'>,
    rows: readonly ChangedRow[],
  ): Promise<void> => {
    for (const { of, id = '', translations } of rows) {
      if (of === 'restaurant') await setRestaurantTranslations(tx, scope, translations);
      if (of === 'menu') await setMenuTranslations(tx, menuId, translations);
      if (of === 'section') await setSectionTranslations(tx, menuId, id, translations);
    }
    await setDishTranslations(
      tx,
      scope,
      rows.flatMap(({ of, id = '', translations }) => (of === 'dish' ? [{ id, translations }] : [])),
    );
  };

  return {
    get: async (
      scope: OwnerScope,
      menuId: string,
      language: GuestLocale,
    ): Promise<AnswerOf<Contract['getTranslations']>> => {
      const restaurant = await findRestaurantTexts(db, scope);
      const menu = await findOwnMenu(db, scope, menuId);
      if (!restaurant || !menu) throw new Refusal('not_found');
      requireOtherLanguage(menu, language);
      return presentTranslations(await readMenu(db, restaurant, menu), language);
    },

    save: (
      scope: OwnerScope,
      menuId: string,
      language: GuestLocale,
      wanted: BodyOf<Contract['saveTranslations']>,
    ): Promise<AnswerOf<Contract['saveTranslations']>> =>
      db.transaction(async (tx) => {
        const { menu, translated } = await lockTranslated(tx, scope, menuId);
        requireOtherLanguage(menu, language);
        const plan = planTranslations(translated, language, wanted);
        if (plan.kind !== 'planned') throw refusalOf(plan);
        const bytesBefore = await readMenuBytes(tx, menu.id);
        await store(tx, scope, menu.id, plan.rows);
        await assertMenuQuota(tx, menu.id, bytesBefore);
        const languages = presentLanguages(withChangedRows(translated, plan.rows));
        // The restaurant's name stands on its active menu, whichever was translated.
        if (menu.isActive || plan.rows.some(({ of }) => of === 'restaurant'))
          await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return { texts: [...plan.saved], languages };
      }),
  };
};
