import type { ManagedOrder } from '../orders/order-shape.ts';
import type { Area } from './areas.contract.ts';

/** The areas that a board shows; null: all of them. */
export type ShownAreas = ReadonlySet<string> | null;
type Ordered = Pick<ManagedOrder, 'dishes'>;
type Line = { readonly area?: string | null | undefined };

/** Where a line is made, on boards and on paper. Without an area, or when that is gone, in the first one. */
export const areaOf = (areas: readonly Area[], line: Line): Area | undefined =>
  areas.find(({ _id }) => _id === line.area) ?? areas[0];

/** The indexes of the lines that are made in these areas. */
export const linesIn = (areas: readonly Area[], shown: ShownAreas, { dishes }: Ordered): number[] =>
  dishes.flatMap((line, index) => (shown?.has(areaOf(areas, line)?._id ?? '') === false ? [] : [index]));

/** Of some lines, those that are not ticked. */
export const openLines = ({ dishes }: Ordered, lines: readonly number[]): number[] =>
  lines.filter((line) => !dishes[line]?.doneAt);

/** How far each area is, of those that have something to do. */
export const progressOf = (areas: readonly Area[], order: Ordered) =>
  areas.flatMap((area) => {
    const lines = linesIn(areas, new Set([area._id]), order);
    const done = lines.length - openLines(order, lines).length;
    return lines.length > 0 ? [{ area, done, total: lines.length }] : [];
  });

/**
 * Whether a board with these areas still has something to do with an order. One with nothing left to make anywhere, as
 * after an edit, is on every board until somebody says that it is ready.
 */
export const isDueIn = (areas: readonly Area[], shown: ShownAreas, order: Ordered): boolean =>
  openLines(order, linesIn(areas, shown, order)).length > 0 ||
  openLines(order, linesIn(areas, null, order)).length === 0;

/** The areas that were chosen for a board or a printer, as far as there are any; null when that is all or none of them. */
export const shownAreas = (areas: readonly Area[], chosen: readonly string[]): ShownAreas => {
  const known = areas.filter(({ _id }) => chosen.includes(_id));
  return known.length > 0 && known.length < areas.length ? new Set(known.map(({ _id }) => _id)) : null;
};
