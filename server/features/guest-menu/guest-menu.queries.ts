import { and, asc, eq } from 'drizzle-orm';
import { guestFields } from '#core/menus/dishes/dish-shape.ts';
import { pick } from '#core/values/pick.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database } from '#server/db/engine/database.ts';
import { dishes, images, menus, sections } from '#server/db/schema.ts';

/** A row for each dish of the active menu (or the one named), and one for each section or menu that has none. */
export const listGuestMenuRows = (db: Database, ownerId: PublicOwnerId, menuId?: string) =>
  db
    .select({
      menu: {
        id: menus.id,
        name: menus.name,
        description: menus.description,
        logoHash: menus.logoHash,
        primaryColor: menus.primaryColor,
        layoutStyle: menus.layoutStyle,
        fontStyle: menus.fontStyle,
        mainLanguage: menus.mainLanguage,
        translations: menus.translations,
      },
      section: {
        id: sections.id,
        name: sections.name,
        showImages: sections.showImages,
        hours: sections.hours,
        translations: sections.translations,
      },
      dish: {
        ...pick(dishes, guestFields),
        id: dishes.id,
        price: dishes.price,
        imageHash: dishes.imageHash,
        dietary: dishes.dietary,
        sizes: dishes.sizes,
        changes: dishes.changes,
        translations: dishes.translations,
      },
      imageColor: images.color,
    })
    .from(menus)
    .leftJoin(sections, eq(sections.menuId, menus.id))
    .leftJoin(dishes, eq(dishes.sectionId, sections.id))
    .leftJoin(images, eq(images.hash, dishes.imageHash))
    .where(and(eq(menus.ownerId, ownerId), menuId ? eq(menus.id, menuId) : eq(menus.isActive, true)))
    .orderBy(asc(sections.position), asc(sections.id), asc(dishes.position), asc(dishes.id));

/** The style of the active menu, without its contents. */
export const findActiveStyle = async (db: Database, ownerId: PublicOwnerId) => {
  const { primaryColor, fontStyle, logoHash } = menus;
  const [row] = await db
    .select({ primaryColor, fontStyle, logoHash })
    .from(menus)
    .where(and(eq(menus.ownerId, ownerId), eq(menus.isActive, true)));
  return row ?? null;
};

export type GuestMenuRow = Awaited<ReturnType<typeof listGuestMenuRows>>[number];
