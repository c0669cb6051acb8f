/** Something that stays in one piece, in a column. */
export type Block = {
  readonly height: number;
  /** Space above it, unless it is the first of its column. */
  readonly gap: number;
  /** A heading: the next block stands below it, in the same column. */
  readonly keepsWithNext: boolean;
};
export type Placed<B extends Block> = { readonly block: B; readonly column: number; readonly top: number };

export type ColumnArea = {
  readonly columns: number;
  /** Height of a column on the first page, below its head, and on the others. */
  readonly firstHeight: number;
  readonly height: number;
  /** What stands at the foot of the last page, below the columns. */
  readonly closing: number;
};

/** Blocks that stay together: headings with the block that follows them. */
const groupsOf = <B extends Block>(blocks: readonly B[]): B[][] => {
  const groups: B[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.keepsWithNext;
  }
  return groups;
};

const heightOf = (group: readonly Block[], isFirst: boolean): number =>
  group.reduce((sum, { height, gap }, index) => sum + height + (isFirst && index === 0 ? 0 : gap), 0);

type Filled<B extends Block> = { readonly placed: Placed<B>[]; readonly rest: B[][] };

/** As many groups as fit, in order. What is higher than a column gets one to itself: better too long than lost. */
const fill = <B extends Block>(groups: readonly B[][], columns: number, height: number): Filled<B> => {
  const placed: Placed<B>[] = [];
  let column = 0;
  let bottom = 0;
  for (const [index, group] of groups.entries()) {
    if (bottom > 0 && bottom + heightOf(group, false) > height) {
      column += 1;
      bottom = 0;
    }
    if (column === columns) return { placed, rest: groups.slice(index) };
    for (const block of group) {
      const top = bottom === 0 ? 0 : bottom + block.gap;
      placed.push({ block, column, top });
      bottom = top + block.height;
    }
  }
  return { placed, rest: [] };
};

/** The lowest columns that hold everything, so that the last page is not one long column beside an empty one. */
const balance = <B extends Block>(groups: readonly B[][], columns: number, height: number): Filled<B> => {
  if (columns === 1) return fill(groups, columns, height);
  let [low, high] = [0, height];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fill(groups, columns, middle).rest.length > 0 || isHigher(groups, middle)) low = middle;
    else high = middle;
  }
  return fill(groups, columns, high);
};
const isHigher = (groups: readonly Block[][], height: number): boolean =>
  groups.some((group) => heightOf(group, true) > height);

/** Of a page's columns: a larger hole than this looks worse than a section on two pages. */
const largestHole = 1 / 3;

/** The last page begins with a heading where that leaves no large hole before it, not with the two dishes that were left over. */
const endAtSection = <B extends Block>(
  groups: readonly B[][],
  page: Filled<B>,
  height: number,
  { columns, height: nextHeight, closing }: ColumnArea,
): Filled<B> => {
  const split = groups.length - page.rest.length;
  const start = groups.slice(0, split + 1).findLastIndex(([first]) => first?.keepsWithNext);
  const moved = groups.slice(start, split).reduce((sum, group) => sum + heightOf(group, false), 0);
  const rest = groups.slice(start);
  if (start <= 0 || moved === 0 || moved > height * columns * largestHole) return page;
  if (fill(rest, columns, nextHeight - closing).rest.length > 0) return page;
  return { placed: balance(groups.slice(0, start), columns, height).placed, rest };
};

/** Blocks on pages of columns, in their order. There is always one page, and the last has space for the closing. */
export const placeBlocks = <B extends Block>(blocks: readonly B[], area: ColumnArea): Placed<B>[][] => {
  const pages: Placed<B>[][] = [];
  let rest = groupsOf(blocks);
  do {
    const height = pages.length === 0 ? area.firstHeight : area.height;
    const isLast = fill(rest, area.columns, height - area.closing).rest.length === 0;
    // Where the rest fits only without the closing, something of it goes along to the closing's page.
    const isAlmostLast = fill(rest, area.columns, height).rest.length === 0;
    const page = isLast
      ? balance(rest, area.columns, height - area.closing)
      : endAtSection(
          rest,
          fill(rest, area.columns, isAlmostLast ? height - area.closing : height),
          height,
          area,
        );
    pages.push(page.placed);
    rest = page.rest;
  } while (rest.length > 0);
  return pages;
};
