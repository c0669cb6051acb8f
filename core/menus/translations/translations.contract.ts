import { z } from 'zod';
import { contract, endpoint } from '../../http/endpoint.ts';
import { noDetails } from '../../http/refusals.ts';
import { guestLocales } from '../../i18n/locale.ts';
import { limits } from '../../values/limits.ts';
import { id, optionalText } from '../../values/wire.ts';
import { textKinds, textOwners } from './menu-texts.ts';
import { settleTranslations } from './translations.ts';

export const guestLanguage = z.enum(guestLocales);
/** Texts by language, and then by the field that they translate. */
export const translations = z.partialRecord(guestLanguage, z.record(z.string(), z.string()));

/** The same as input, with a section or a dish. A translation of nothing it has is dropped. */
export const translationsIn = z
  .partialRecord(
    guestLanguage,
    z.record(z.string().max(limits.translationKey), optionalText(limits.description)),
  )
  .overwrite(settleTranslations)
  .refine((byLanguage) =>
    Object.values(byLanguage).every((texts) =>
      Object.entries(texts).every(([field, text]) => field === 'description' || text.length <= limits.name),
    ),
  );

const languageParams = z.object({ menuId: id, language: guestLanguage });

const languageState = z.object({
  language: guestLanguage,
  /** Texts that guests read in the main language instead. */
  missing: z.number(),
  /** Enough of the menu is translated for guests to choose the language. */
  isOffered: z.boolean(),
});
const savedText = z.object({ key: z.string(), text: z.string() });

export const translationsContract = contract({
  getTranslations: endpoint({
    method: 'GET',
    path: '/menus/:menuId/translations/:language',
    access: 'right:menus',
    summary:
      'Every text of a menu that guests read, in the order of the page, with its translation; empty where there is none.',
    params: languageParams,
    response: z.object({
      mainLanguage: guestLanguage,
      language: guestLanguage,
      texts: z.array(
        savedText.extend({
          main: z.string(),
          max: z.number(),
          of: z.enum(textOwners),
          kind: z.enum(textKinds),
          id: id.optional(),
          section: z.string().optional(),
          dish: z.string().optional(),
          group: z.string().optional(),
        }),
      ),
      languages: z.array(languageState),
    }),
    refusals: { not_found: noDetails, main_language: noDetails },
  }),
  saveTranslations: endpoint({
    method: 'PUT',
    path: '/menus/:menuId/translations/:language',
    access: 'right:menus',
    isHeavy: (texts: readonly unknown[]) => texts.length > 100,
    summary:
      'Save translations, all of them or none; an empty text removes one. `was` is the text that it replaces, empty where there was none.',
    params: languageParams,
    body: z
      .array(
        z.object({
          key: z.string().min(1).max(limits.translationKey),
          text: optionalText(limits.description),
          /** When another text is saved by now, nothing is saved. */
          was: z.string().max(limits.description).optional(),
        }),
      )
      .min(1)
      .max(limits.translationsAtOnce),
    response: z.object({ texts: z.array(savedText), languages: z.array(languageState) }),
    refusals: {
      not_found: noDetails,
      main_language: noDetails,
      unknown_text: z.object({ keys: z.array(z.string()) }),
      menu_too_large: noDetails,
      changed_meanwhile: z.object({ texts: z.array(savedText) }),
    },
  }),
});
