/*
 * A note that its guest marked as being about an allergy. An order with one is approved only by whoever has read it
 * (`allergySeen`); a note that merely sounds like one (`mentions-allergy.ts`) is an alarm on screens and tickets.
 */
export type Noted = { readonly note: string; readonly isAllergyNote?: boolean | undefined };

/** The mark as a line has it: absent where it is not set, and where there is no note that it could be about. */
export const allergyMark = ({ note, isAllergyNote }: Noted): { readonly isAllergyNote?: true } =>
  isAllergyNote && note.trim() ? { isAllergyNote: true } : {};

export type AllergyNote = { readonly dish: string; readonly note: string };

/** What has to be read before an order with these lines is approved. */
export const allergyNotesIn = <Line extends Noted>(
  lines: readonly Line[],
  dishOf: (line: Line) => string,
): AllergyNote[] =>
  lines.flatMap((line) => (line.isAllergyNote ? [{ dish: dishOf(line), note: line.note }] : []));
