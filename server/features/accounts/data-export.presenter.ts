import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { imageHashFromUrl } from '#core/menus/image-urls.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import type { PrintAgent, Printer } from '#core/printing/printer-shape.ts';
import type { KosherSettings } from '#core/restaurants/kosher.contract.ts';
import { type Agorot, toShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import type { shifts } from '#server/db/schema.ts';

/** Where a picture lies inside the archive. */
const pictureFile = (url: string | null): string | null => {
  const hash = url && imageHashFromUrl(url);
  return hash ? `images/${hash}.jpg` : null;
};

export const presentExportedKosher = ({ kosherCertificate, ...settings }: KosherSettings) => ({
  ...settings,
  kosherCertificate: pictureFile(kosherCertificate),
});

export const presentExportedMenu = ({
  logo,
  sections,
  ...menu
}: Menu & { sections: (Section & { dishes: Dish[] })[] }) => ({
  ...menu,
  logo: pictureFile(logo),
  sections: sections.map(({ dishes, ...section }) => ({
    ...section,
    dishes: dishes.map(({ image, imageColor: _, ...dish }) => ({ ...dish, image: pictureFile(image) })),
  })),
});

/** How printers are set up, without how they are right now. */
export const presentExportedPrinters = (printers: readonly Printer[], agents: readonly PrintAgent[]) => ({
  printers: printers.map(
    ({ status: _, lastSeenAt: _seen, lastTicketAt: _ticket, waiting: _waiting, ...set }) => set,
  ),
  agents: agents.map(({ _id, name, createdAt }) => ({ _id, name, createdAt })),
});

type OfShift = {
  visits: readonly Visit[];
  payments: readonly Payment[];
};

const money = (amount: Agorot | null): number | null => (amount === null ? null : toShekels(amount));

/** Without its orders, which may be many. */
export const presentExportedShift = (shift: typeof shifts.$inferSelect, { visits, payments }: OfShift) => ({
  _id: shift.id,
  restaurantName: shift.restaurantName,
  menuName: shift.menuName,
  startedAt: shift.startedAt.toISOString(),
  endedAt: shift.endedAt?.toISOString() ?? null,
  preflight: shift.preflight,
  expectedCash: money(shift.expectedCash),
  countedCash: money(shift.countedCash),
  visits,
  payments,
});
