import type { FieldTexts } from '#core/menus/translations/translations.ts';
import { allergyMark, allergyNotesIn } from '#core/orders/lines/allergy-notes.ts';
import { contentsOfLine, type DishContents, type LineContents } from '#core/orders/lines/line-contents.ts';
import { localizedNames } from '#core/orders/lines/localized-names.ts';
import type { PricedLine } from '#core/orders/lines/order-pricing.ts';
import type { EditedLine } from '#core/orders/order-edit.ts';
import type { EditedLineIn } from '#core/orders/order-shape.ts';
import { findExhaustedGroup } from '#core/stock/limited-dish.ts';
import { dishLimit, leftBy, type StockTaken } from '#core/stock/stock-limit.ts';
import type { LimitsByDish } from '#core/stock/stock-needs.ts';
import { agorot } from '#core/values/money.ts';
import { violates } from '#server/db/constraint.ts';
import type { OrderableRow } from './orderable-dishes.queries.ts';
import type { OrderWithLines } from './orders.queries.ts';

/* Between the lines of an order as rules see them and as they are stored. */
type NewLine = PricedLine | EditedLine;
type Full<Line extends NewLine> = Line & { readonly contents: LineContents };
/** What determines the stored contents of a line, besides its dish. */
export type Guarded = Parameters<typeof contentsOfLine>[2];

const nothingKnown: LineContents = { avoided: null, kosherKind: null };

/** Adds the contents of each dish; a line that an edit left unchanged keeps its own. */
export const withContents = <Line extends NewLine>(
  lines: readonly Line[],
  dishesById: ReadonlyMap<string, DishContents>,
  guarded: Guarded,
): Full<Line>[] =>
  lines.map((line) => {
    const dish = dishesById.get(line.dishId ?? '');
    const found = dish ? contentsOfLine(dish, line.customizations, guarded) : nothingKnown;
    return { ...line, contents: ('contents' in line && line.contents) || found };
  });

/** The dishes of the menu as it is now, by their ids. */
type MenuDishes = ReadonlyMap<
  string,
  {
    readonly texts: FieldTexts | null;
    readonly sectionName: string;
    readonly areaId: string | null;
    readonly prepTime: number | null;
  }
>;

/** An unchanged line keeps its localized names, its area and its tick; the others are named from the current menu. */
export const toLineRows = <Id extends string>(
  orderId: Id,
  lines: readonly Full<NewLine>[],
  dishes: MenuDishes,
  taken: readonly StockTaken[][],
) =>
  lines.map((line, position) => ({
    orderId,
    position,
    dishId: line.dishId,
    dishName: line.name,
    sectionName:
      ('sectionName' in line ? line.sectionName : dishes.get(line.dishId ?? '')?.sectionName) ?? null,
    dishPrice: line.price,
    sizeName: line.size?.name ?? null,
    sizePrice: line.size?.price ?? agorot(0),
    customizations: [...line.customizations],
    shown:
      'shown' in line
        ? (line.shown ?? null)
        : localizedNames(line, dishes.get(line.dishId ?? '')?.texts ?? null),
    note: line.note,
    isAllergyNote: line.isAllergyNote ?? false,
    quantity: line.quantity,
    taken: taken[position] ?? [],
    areaId: ('areaId' in line ? line.areaId : dishes.get(line.dishId ?? '')?.areaId) ?? null,
    doneAt: ('doneAt' in line && line.doneAt) || null,
    ...line.contents,
    prepTime: dishes.get(line.dishId ?? '')?.prepTime ?? null,
  }));

export const toStoredLine = (line: OrderWithLines['lines'][number]) => ({
  dishId: line.dishId,
  name: line.dishName,
  price: line.dishPrice,
  quantity: line.quantity,
  size: line.sizeName === null ? null : { name: line.sizeName, price: line.sizePrice },
  customizations: line.customizations,
  note: line.note,
  ...allergyMark(line),
  shown: line.shown,
  contents: { avoided: line.avoided, kosherKind: line.kosherKind },
  sectionName: line.sectionName,
  areaId: line.areaId,
  doneAt: line.doneAt,
});

/** What has to be read before the order is approved. */
export const unconfirmedNotes = (lines: OrderWithLines['lines']) =>
  allergyNotesIn(lines, ({ dishName }) => dishName);

type LimitedDish = Pick<OrderableRow, 'id' | 'limits'>;

export const limitsByDish = (dishes: Iterable<LimitedDish>): LimitsByDish =>
  new Map([...dishes].map(({ id, limits }) => [id, limits ?? []]));

type StockedDish = Pick<OrderableRow, 'available' | 'changes' | 'limits'>;

/** Off by its own switch, by a limit, or because no required option is left. Quantities are checked later. */
export const withStockSwitch = <Dish extends StockedDish>(dish: Dish, now: Date): Dish => {
  const limits = dish.limits ?? [];
  const own = dishLimit(limits);
  const isOff = own?.kind !== 'counted' && leftBy(own, now) === 0;
  const available = dish.available && !isOff && findExhaustedGroup(dish.changes, limits, now) === null;
  return { ...dish, available };
};

export const toWanted = <Line extends EditedLineIn>({ size, note, ...line }: Line) => ({
  ...line,
  note: note ?? '',
  size: size?.name ?? null,
});

export const dishIdsOf = (lines: readonly { dishId: string | null }[]): string[] => [
  ...new Set(lines.flatMap((line) => line.dishId ?? [])),
];

/** A dish deleted between pricing and saving: the foreign key saw it first. */
export const isDishGone = (error: unknown): boolean => violates(error, 'order_lines_dish_id_dishes_id_fk');
