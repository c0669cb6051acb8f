import type { Locale } from '../../i18n/locale.ts';
import type { DishAllergens } from '../../menus/dishes/allergens.ts';
import type { LineKind } from '../../menus/dishes/kosher-kinds.ts';
import type { Agorot } from '../../values/money.ts';

/** What a printer can be given. `changes` is an order that was edited: only what differs. */
export const ticketKinds = ['order', 'changes', 'cancelled', 'bill', 'test'] as const;
export type TicketKind = (typeof ticketKinds)[number];

export type TicketChoice = {
  readonly groupName: string;
  readonly optionName: string;
  /** How often it was chosen. */
  readonly times: number;
  /** On a bill. */
  readonly price: Agorot;
};

export const lineChanges = ['added', 'removed', 'changed'] as const;
export type LineChange = { readonly kind: (typeof lineChanges)[number]; readonly quantityBefore: number };

export type TicketLine = {
  readonly quantity: number;
  readonly name: string;
  readonly sizeName: string | null;
  readonly choices: readonly TicketChoice[];
  readonly note: string;
  /** The guest said that the note is about an allergy; tickets of older versions do not say. */
  readonly isAllergyNote?: boolean;
  /** What of the dish its guest must not eat: printed in reverse. */
  readonly avoided: DishAllergens | null;
  /** In a kosher kitchen. */
  readonly kosherKind: LineKind | null;
  /** On `changes`: what happened to it, and how many there were before. */
  readonly change: LineChange | null;
  /** On a bill: of all of its quantity. */
  readonly total: Agorot;
};

/**
 * All that is printed of an order, copied when its job was written: what is edited later prints as a job of its own. It is
 * stored with the job, so a ticket of an older version must still be drawn.
 */
export type Ticket = {
  readonly format: 1;
  readonly kind: TicketKind;
  /** Of its fixed words. Names of dishes are in the menu's main language. */
  readonly language: Locale;
  readonly restaurantName: string;
  readonly timeZone: string;
  /** Null on a test. */
  readonly number: number | null;
  readonly word: string;
  readonly tableNumber: number | null;
  /** Empty where there is none. */
  readonly customerName: string;
  /** Whether staff took it. */
  readonly isByStaff: boolean;
  readonly createdAt: string;
  readonly promisedAt: string | null;
  /** Where it is made; null where the restaurant has one area. */
  readonly areaName: string | null;
  /** Lines of the order that are made elsewhere and are not on this ticket. */
  readonly linesElsewhere: number;
  /** What the guest must not eat at all. */
  readonly avoids: DishAllergens['contains'];
  readonly lines: readonly TicketLine[];
  /** Why, of `cancelled`. */
  readonly reason: string;
  /** On a bill. */
  readonly total: Agorot;
  /** On a bill, while something is still owed: what was paid already. Older ones do not say. */
  readonly alreadyPaid?: Agorot;
  readonly isPaid: boolean;
  /** When a ticket that was handed out before is printed again; null on the first. */
  readonly copiedAt: string | null;
};

/** Without what follows from the order: its number is known only once the database has given it. */
export type StoredTicket = Omit<Ticket, 'number' | 'word'> & {
  /** Whose bill it is, and in which shift, where it is of a table: such a job has no order that says so. */
  readonly visit?: { readonly id: string; readonly shiftId: string };
};

/** Paper by its width in millimetres, with the dots that a printer has across it. */
export const paperDots = { 58: 384, 80: 576 } as const;
export type PaperWidth = keyof typeof paperDots;

/** One bit a dot: rows padded to bytes, most significant bit leftmost, 1 is black. */
export type Bitmap = { readonly width: number; readonly height: number; readonly bits: Uint8Array };
