import { type PaperWidth, paperDots } from '../ticket.ts';

/** Dots; eight of them are a millimetre. */
export type TypeSizes = {
  readonly number: number;
  readonly table: number;
  readonly title: number;
  readonly name: number;
  readonly detail: number;
  readonly small: number;
  /** Of space and of borders. */
  readonly gap: number;
  readonly border: number;
};

const wide: TypeSizes = {
  number: 168,
  table: 110,
  title: 56,
  name: 46,
  detail: 35,
  small: 28,
  gap: 14,
  border: 4,
};

const narrow: TypeSizes = {
  number: 124,
  table: 84,
  title: 44,
  name: 38,
  detail: 30,
  small: 25,
  gap: 11,
  border: 3,
};

/** Lines of a ticket that would otherwise be metres long. */
const dense = {
  wide: { name: 28, detail: 25, small: 23, gap: 5 },
  narrow: { name: 26, detail: 23, small: 21, gap: 4 },
};

export const margin = 8;
export const contentWidth = (paper: PaperWidth): number => paperDots[paper] - 2 * margin;

export const typeSizes = (paper: PaperWidth, isDense: boolean): TypeSizes => {
  const [sizes, denser] = paper === 80 ? [wide, dense.wide] : [narrow, dense.narrow];
  return isDense ? { ...sizes, ...denser } : sizes;
};
