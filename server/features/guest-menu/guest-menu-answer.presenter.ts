import { canTakeOrders } from '#core/accounts/plans.ts';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { describedInLanguage } from '#core/guest-menu/menu-in-language.ts';
import { withoutKosherClaims } from '#core/guest-menu/without-kosher-claims.ts';
import { servingAt, servingValidUntil } from '#core/hours/serving-times.ts';
import { defaultLocale, type GuestLocale } from '#core/i18n/locale.ts';
import { openingAt, openingValidUntil } from '#core/opening-hours/opening-times.ts';
import type { Pause } from '#core/pauses/pause-rules.ts';
import type { TableRange } from '#core/qr/coded-tables.ts';
import { certifiedUntil } from '#core/restaurants/kosher-certificate.ts';
import { limitDish } from '#core/stock/limited-dish.ts';
import type { LimitsByDish } from '#core/stock/stock-needs.ts';
import { presentStoredOpening } from '#server/features/opening-hours/opening-hours.presenter.ts';
import type { PublicRestaurant } from '#server/features/restaurants/restaurants.service.ts';
import type { StoredGuestMenu } from './guest-menu.presenter.ts';

/** Meat and dairy mean nothing to the guests of a kitchen that is not kosher, though its owner may have noted them. */
const withoutKinds = (menu: StoredGuestMenu | null): StoredGuestMenu | null =>
  menu && {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      dishes: section.dishes.map((dish) => ({
        ...dish,
        kosherKind: null,
        changes: dish.changes.map((group) => ({
          ...group,
          options: group.options.map(({ kosherKind: _, ...option }) => option),
        })),
      })),
    })),
  };

/** What is true at this moment, and changes while the menu stays as it is. */
type Moment = { limits: LimitsByDish; pauses: readonly Pause[]; now: Date };
type Evening = Moment & { codedTables: readonly TableRange[] };

/** The first moment at which the clock alone ends a limit or a pause. */
const firstEnd = ({ limits, pauses, now }: Moment): string | null => {
  const ends = [
    ...[...limits.values()].flat().map(({ endsAt }) => endsAt),
    ...pauses.map(({ until }) => until),
  ].filter((end): end is string => end !== null && Date.parse(end) > now.getTime());
  return ends.sort()[0] ?? null;
};

const earliest = (...moments: (string | null)[]): string | null =>
  moments.filter((moment): moment is string => moment !== null).sort()[0] ?? null;

export const presentGuestMenuAnswer = (
  { restaurant, plan, openShiftId }: PublicRestaurant,
  menu: StoredGuestMenu | null,
  { limits, pauses, codedTables, now }: Evening,
  language?: GuestLocale,
): GuestMenuAnswer => {
  const { timeZone, isKosher, kosherCertificateExpiresOn } = restaurant;
  const mainLanguage = menu?.mainLanguage ?? defaultLocale;
  const { name, description, ...langs } = describedInLanguage(restaurant, {
    language: language ?? mainLanguage,
    mainLanguage,
  });
  const visible = isKosher ? menu : withoutKinds(menu);
  const sections = (visible?.sections ?? []).map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => limitDish(dish, limits.get(dish._id) ?? [], now)),
    serving: servingAt(section.hours, timeZone, now),
  }));
  const servings = sections.map(({ serving }) => serving);
  const certified = certifiedUntil(restaurant, now);
  const opening = openingAt(presentStoredOpening(restaurant), timeZone, now);
  const answer: GuestMenuAnswer = {
    restaurant: {
      _id: restaurant.ownerId,
      name,
      plan,
      address: restaurant.address,
      phoneNumber: restaurant.phoneNumber,
      description,
      tables: restaurant.hasTableNumbers ? restaurant.numberOfTables : 0,
      ...(restaurant.hasTableNumbers &&
        codedTables.length > 0 && { codedTables: codedTables.map(([first, last]) => [first, last]) }),
      timeZone,
      // The day alone, valid or not.
      ...(isKosher && kosherCertificateExpiresOn && { kosherCertificateExpiresOn }),
      ...(opening && { opening }),
      ...langs,
    },
    isOpen: canTakeOrders(plan) && openShiftId !== null,
    validUntil: earliest(
      servingValidUntil(servings, timeZone, now)?.toISOString() ?? null,
      firstEnd({ limits, pauses, now }),
      certified?.toISOString() ?? null,
      openingValidUntil(opening, timeZone, now),
    ),
    ...(pauses.length > 0 && { pauses: [...pauses] }),
    menu: visible && { ...visible, sections },
  };
  return certified ? answer : withoutKosherClaims(answer);
};
