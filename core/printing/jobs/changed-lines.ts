import type { TicketLine } from '../ticket/ticket.ts';

/** What of a line matters to whoever makes it: no prices. */
const madeAs = ({ name, sizeName, choices, note, isAllergyNote = false, avoided }: TicketLine): string =>
  JSON.stringify([
    name,
    sizeName,
    choices.map(({ groupName, optionName, times }) => [groupName, optionName, times]),
    note,
    isAllergyNote,
    avoided && [avoided.contains, avoided.mayContain],
  ]);

const isSame = (a: TicketLine, b: TicketLine): boolean =>
  a.quantity === b.quantity && madeAs(a) === madeAs(b);

/** Takes the first match out of the list. */
const take = (from: TicketLine[], matches: (line: TicketLine) => boolean): TicketLine | undefined => {
  const index = from.findIndex(matches);
  return index === -1 ? undefined : from.splice(index, 1)[0];
};

/**
 * What somebody who has the ticket of `before` has to know: lines added, removed, and changed in how many or how. A line
 * is the same dish as before if there is one made alike, or at least one of its name.
 */
export const changedLines = (before: readonly TicketLine[], after: readonly TicketLine[]): TicketLine[] => {
  const left = [...before];
  const differing = after.filter((line) => !take(left, (other) => isSame(other, line)));
  // Those made alike first, so that another line of the same dish does not take their place.
  const earlier = new Map<TicketLine, TicketLine | undefined>();
  for (const line of differing)
    earlier.set(
      line,
      take(left, (other) => madeAs(other) === madeAs(line)),
    );
  for (const line of differing)
    earlier.set(line, earlier.get(line) ?? take(left, ({ name }) => name === line.name));
  const written = differing.map((line): TicketLine => {
    const was = earlier.get(line);
    return {
      ...line,
      change: was ? { kind: 'changed', quantityBefore: was.quantity } : { kind: 'added', quantityBefore: 0 },
    };
  });
  const removed = left.map(
    (line): TicketLine => ({ ...line, change: { kind: 'removed', quantityBefore: line.quantity } }),
  );
  return [...written, ...removed];
};
