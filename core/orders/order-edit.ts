import { type Agorot, addAgorot } from '../values/money.ts';
import { allergyMark } from './lines/allergy-notes.ts';
import type { OrderableDish } from './lines/choices.ts';
import type { LineContents } from './lines/line-contents.ts';
import type { LocalizedNames } from './lines/localized-names.ts';
import {
  lineTotal,
  type OrderProblem,
  type PricedLine,
  priceOrder,
  type RequestedLine,
} from './lines/order-pricing.ts';

/** A stored line; its dish may have left the menu or been deleted. */
export type StoredLine = Omit<PricedLine, 'dishId' | 'total'> & {
  readonly dishId: string | null;
  /** The names as the guest read them; a newly priced line has none yet. */
  readonly shown?: LocalizedNames | null;
  /** The contents of the dish when it was ordered; a new line has none yet. */
  readonly contents?: LineContents;
  /** The section it was in when it was ordered, likewise. */
  readonly sectionName?: string | null;
  /** Where it is made, likewise; and when it was ticked there, which counts as long as nothing of it changes. */
  readonly areaId?: string | null;
  readonly doneAt?: Date | null;
};
/**
 * A line as the staff wants it; `line` says which line of the order it was, null that it is added now. A screen of an
 * older version does not say what the note is about: then it stays as it was.
 */
export type WantedLine = Omit<RequestedLine, 'dishId'> & {
  readonly dishId: string | null;
  readonly line?: number | null | undefined;
};
export type EditedLine = StoredLine & { readonly total: Agorot };

export type EditedOrder =
  | { readonly kind: 'priced'; readonly lines: readonly EditedLine[]; readonly total: Agorot }
  | { readonly kind: 'refused'; readonly problems: readonly OrderProblem[] };

type Composed = Pick<WantedLine, 'dishId' | 'customizations'>;
const optionsOf = ({ customizations }: Composed): string =>
  JSON.stringify(customizations.map(({ groupName, optionName }) => [groupName, optionName]).sort());

/** The same dish made the same way, whatever the quantity and note. */
const isSameDish = (stored: StoredLine, wanted: WantedLine): boolean =>
  stored.dishId === wanted.dishId &&
  (stored.size?.name ?? null) === wanted.size &&
  optionsOf(stored) === optionsOf(wanted);

const findStored = (stored: readonly StoredLine[], wanted: WantedLine): StoredLine | undefined => {
  if (wanted.line === null) return undefined;
  if (wanted.line === undefined) {
    // Lines without a dish look alike from outside: only their index can tell which is meant.
    return wanted.dishId === null ? undefined : stored.find((line) => isSameDish(line, wanted));
  }
  const own = stored[wanted.line];
  return own && isSameDish(own, wanted) ? own : undefined;
};

/** Of the line as wanted; an edit that says nothing of it, even one that makes the dish differently, takes no alarm away. */
const markOf = (stored: readonly StoredLine[], { line, note, isAllergyNote }: WantedLine) =>
  allergyMark({ note, isAllergyNote: isAllergyNote ?? stored[line ?? -1]?.isAllergyNote });

const withTotal = (line: StoredLine): EditedLine => ({
  ...line,
  total: lineTotal(
    line.size ? addAgorot(line.price, line.size.price) : line.price,
    line.customizations,
    line.quantity,
  ),
});

const gone = '';

/**
 * Prices an order that the staff changes. A dish that is made as before keeps the name and price its guest agreed to,
 * even when it has changed or left the menu since; only what is made differently, or added, is priced from the menu.
 */
export const priceEdit = (
  stored: readonly StoredLine[],
  wanted: readonly WantedLine[],
  dishesById: ReadonlyMap<string, OrderableDish>,
): EditedOrder => {
  // The kitchen already accepted the dish: selling out since stops new guests, not this order.
  const ordered = new Set(stored.map((line) => line.dishId));
  const dishes = new Map(
    [...dishesById].map(([id, dish]) => [id, ordered.has(id) ? { ...dish, available: true } : dish]),
  );
  const problems: OrderProblem[] = [];
  const lines = wanted.flatMap((line, index): EditedLine[] => {
    const unchanged = findStored(stored, line);
    if (unchanged) {
      const { quantity, note } = line;
      const { isAllergyNote: was, ...kept } = unchanged;
      const mark = markOf(stored, line);
      const isSame = kept.quantity === quantity && kept.note === note && was === mark.isAllergyNote;
      const reopened = kept.doneAt && !isSame && { doneAt: null };
      return [withTotal({ ...kept, quantity, note, ...mark, ...reopened })];
    }
    const offered = line.line === null ? dishesById : dishes;
    const priced = priceOrder(
      [{ ...line, dishId: line.dishId ?? gone, isAllergyNote: markOf(stored, line).isAllergyNote }],
      offered,
    );
    if (priced.kind === 'priced') return [...priced.lines];
    problems.push(...priced.problems.map((problem) => ({ ...problem, line: index })));
    return [];
  });
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'priced', lines, total: addAgorot(...lines.map((line) => line.total)) };
};
