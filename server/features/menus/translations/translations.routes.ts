import type { translationsContract } from '#core/menus/translations/translations.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { TranslationsService } from './translations.service.ts';

export const translationsRoutes = ({
  translations,
}: {
  translations: TranslationsService;
}): HandlersFor<typeof translationsContract> => ({
  getTranslations: ({ owner, params }) => translations.get(owner, params.menuId, params.language),
  saveTranslations: ({ owner, params, body }) =>
    translations.save(owner, params.menuId, params.language, body),
});
