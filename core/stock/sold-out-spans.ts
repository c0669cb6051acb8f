/** What became sold out or was there again, in the order in which it was written. */
export type StockLogRow = {
  readonly dishId: string;
  readonly dishName: string;
  /** Both empty for the dish itself. */
  readonly groupName: string;
  readonly optionName: string;
  readonly isOut: boolean;
  readonly at: Date;
};

export type SoldOutSpan = { dish: string; option: string | null; from: Date; to: Date | null };

/** A list, not joined text: a name may contain any separator. */
const keyOf = ({ dishId, groupName, optionName }: StockLogRow): string =>
  JSON.stringify([dishId, groupName, optionName]);

/** In order: an item that is out stays out until a row says that it is back. */
const spansOf = (rows: readonly StockLogRow[]): SoldOutSpan[] => {
  const spans: SoldOutSpan[] = [];
  let open: SoldOutSpan | null = null;
  let last = new Date(0);
  for (const { dishName, optionName, isOut, at } of rows) {
    // The clocks of two processes may differ a little: nothing ends before it began.
    last = at > last ? at : last;
    if (isOut === (open !== null)) continue;
    if (open) {
      open.to = last;
      open = null;
    } else {
      open = { dish: dishName, option: optionName || null, from: last, to: null };
      spans.push(open);
    }
  }
  return spans;
};

/**
 * When each dish and option was sold out between two moments. The rows are those of the window and, for each item, the
 * last one before it: what was already out counts from the window's start. The newest first; `to` is null for what was
 * still out at the end.
 */
export const soldOutSpans = (rows: readonly StockLogRow[], from: Date, to: Date): SoldOutSpan[] =>
  [...Map.groupBy(rows, keyOf).values()]
    .flatMap(spansOf)
    .filter((span) => span.from < to && (span.to === null || span.to > from))
    .map((span) => ({
      ...span,
      from: span.from < from ? from : span.from,
      to: span.to && span.to <= to ? span.to : null,
    }))
    .sort((a, b) => b.from.getTime() - a.from.getTime());
