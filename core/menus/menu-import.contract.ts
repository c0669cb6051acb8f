import { z } from 'zod';
import { sectionHoursIn } from '../hours/hours-shape.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails, quotaReached } from '../http/refusals.ts';
import { limits } from '../values/limits.ts';
import { id, optionalLine, sectionName } from '../values/wire.ts';
import { importedDish } from './dishes/dish-shape.ts';
import { translationsIn } from './translations/translations.contract.ts';

const importedSection = z.object({
  sectionName,
  showImages: z.boolean().default(true),
  hours: sectionHoursIn.default([]),
  translations: translationsIn.default({}),
  /** The name of the area where it is made, which is added where there is none; empty for the first one. */
  area: optionalLine(limits.name).default(''),
  dishes: z.array(importedDish).max(limits.dishesPerSection),
});
export type SentSection = z.input<typeof importedSection>;

const importModes = ['append', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

export const menuImportContract = contract({
  importMenu: endpoint({
    method: 'POST',
    path: '/menus/import',
    access: 'right:menus',
    isHeavy: true,
    carriesMenu: true,
    summary: 'Save sections with their dishes, all or none of them, into a new menu or one there is.',
    body: z.object({
      /** Without it a new menu is made. */
      menuId: id.optional(),
      /** `append` adds to sections of the same name; `replace` first removes everything the menu holds. */
      mode: z.enum(importModes).default('append'),
      /** Of a new menu. */
      name: optionalLine(limits.name).default(''),
      /** The same token is one import, however often it is sent. */
      clientImportToken: z.string().min(limits.orderTokenMin).max(limits.orderTokenMax).optional(),
      sections: z.array(importedSection).min(1).max(limits.sectionsPerMenu),
    }),
    response: z.object({
      menuId: id,
      dishes: z.number(),
      /** Pictures whose address is none of the owner's. */
      missingPictures: z.number(),
    }),
    status: 201,
    refusals: {
      not_found: noDetails,
      section_name_taken: noDetails,
      limit_reached: noDetails,
      too_many_options: noDetails,
      menu_too_large: noDetails,
      ...quotaReached,
    },
  }),
});
