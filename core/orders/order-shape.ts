import { z } from 'zod';
import { allergenList, dishAllergens } from '../menus/dishes/allergen-shape.ts';
import { allergens } from '../menus/dishes/allergens.ts';
import { lineKinds } from '../menus/dishes/kosher-kinds.ts';
import { guestLanguage } from '../menus/translations/translations.contract.ts';
import { tableCodeIn } from '../qr/table-code-shape.ts';
import { limits } from '../values/limits.ts';
import {
  dateTime,
  id,
  nameInput,
  optionalLine,
  optionalPhone,
  optionalText,
  phone,
  requiredLine,
  shekels,
} from '../values/wire.ts';
import { orderStatuses } from './order-lifecycle.ts';
import { orderSources } from './order-source.ts';

/** Orders on the wire: as a guest sends them, as the board manages them, as their guest follows them. */
const customizationIn = z.object({
  groupName: nameInput,
  optionName: nameInput,
  price: z.number().optional(),
});
const sizeIn = z.object({ name: nameInput, price: z.number().optional() });

const lineIn = z.object({
  dishId: id,
  quantity: z.int().min(1).max(limits.lineQuantity),
  note: optionalText(limits.note).nullable().default(''),
  /** The note is about an allergy: the order is approved only by whoever has read it. Without a note it means nothing. */
  isAllergyNote: z.boolean().default(false),
  size: z
    .union([sizeIn, nameInput.transform((name) => ({ name }))])
    .nullable()
    .default(null),
  customizations: z.array(customizationIn).max(limits.optionsPerDish).default([]),
});
export type LineIn = z.output<typeof lineIn>;

/**
 * A line as the staff edits it: `line` is its index in the order, the only name a line has whose dish is gone; null says
 * that it is added now.
 */
export const editedLineIn = lineIn.extend({
  dishId: id.nullable(),
  /** Absent: as it was. */
  isAllergyNote: z.boolean().optional(),
  line: z.int().min(0).max(limits.orderLines).nullable().optional(),
});
export type EditedLineIn = z.output<typeof editedLineIn>;

/** Whoever sends it. */
const sentOrder = {
  tableNumber: z
    .union([
      z.int32().min(1),
      z
        .string()
        // A table from an address is a text; no table is called zero, however many digits it has.
        .regex(/^(?!0+$)\d{1,4}$/)
        .transform(Number),
    ])
    .nullable()
    .default(null),
  dishes: z.array(lineIn).min(1).max(limits.orderLines),
  totalPrice: z.number().min(0),
  clientOrderToken: z.string().min(limits.orderTokenMin).max(limits.orderTokenMax),
};

export const orderBody = z.object({
  owner: id,
  customerName: requiredLine(limits.personName),
  phone,
  ...sentOrder,
  /** The language in which the guest read the menu, used on their later screens. */
  language: guestLanguage.optional(),
  /** What the guest must not eat. */
  avoids: allergenList.default([]),
  /** From the address that was scanned, where it names the table. */
  tableCode: tableCodeIn,
});
export type OrderBody = z.output<typeof orderBody>;

/** Taken by staff, for a guest who may be known by nothing but their place in the queue. */
export const staffOrderBody = z.object({
  customerName: optionalLine(limits.personName).default(''),
  phone: optionalPhone.default(''),
  ...sentOrder,
});
export type StaffOrderBody = z.output<typeof staffOrderBody>;

const lineOut = z.object({
  dishId: z.object({ _id: id.nullable(), name: z.string(), price: shekels }),
  quantity: z.number(),
  size: z.object({ name: z.string(), price: shekels }).nullable(),
  customizations: z.array(z.object({ groupName: z.string(), optionName: z.string(), price: shekels })),
  note: z.string(),
  /** Its guest said that the note is about an allergy. */
  isAllergyNote: z.literal(true).optional(),
  /** The names in the guest's language, where they differ from the kitchen's. */
  shown: z
    .object({
      name: z.string(),
      size: z.string().nullable(),
      customizations: z.array(z.object({ groupName: z.string(), optionName: z.string() })),
    })
    .optional(),
  /** What of the dish its guest must not eat; absent when nothing. */
  avoided: dishAllergens.optional(),
  /** In a kosher kitchen: the dish with the options chosen, as it was when it was ordered. */
  kosherKind: z.enum(lineKinds).optional(),
});

const common = {
  _id: id,
  displayOrderNumber: z.number(),
  status: z.enum(orderStatuses),
  isPaid: z.boolean(),
  rejected: z.boolean(),
  rejectionReason: z.string(),
  /** Rejected after it had been approved. Copies that were stored before there was cancelling do not say. */
  cancelled: z.boolean().default(false),
  /** Rejected by its own guest, who changed their mind before it was approved. */
  withdrawn: z.literal(true).optional(),
  totalPrice: shekels,
  tableNumber: z.number().nullable(),
  dishes: z.array(lineOut),
  /** What the guest must not eat, if the guest said so. */
  avoids: z.array(z.enum(allergens)).optional(),
  createdAt: dateTime,
  /** When it should be ready; null while no time is set. Older copies lack it. */
  promisedAt: dateTime.nullable().default(null),
  /** Larger than the restaurant takes without a word, and not approved yet: its guest should speak to the staff. */
  held: z.literal(true).optional(),
  /** Of the guest; orders from before there were several do not say. */
  language: guestLanguage.optional(),
  /** Grows with every change: of two copies the one with the higher revision is newer. */
  revision: z.number(),
};

const managedLine = lineOut.extend({
  // What the menu says the dish takes, where it says so: from it the board proposes a time.
  prepMinutes: z.number().optional(),
  /** Where it is made; absent, or an area that is gone: in the first one. */
  area: id.optional(),
  /** When it was ticked as done there. */
  doneAt: dateTime.optional(),
});

/** The lines that differ, and the total if it does. */
const changedSide = z.object({
  dishes: z.array(managedLine.omit({ prepMinutes: true })).optional(),
  totalPrice: shekels.optional(),
});

export const managedOrder = z.object({
  ...common,
  dishes: z.array(managedLine),
  /** What its guest changed since sending it, as long as nobody has approved it. */
  guestChange: z.object({ before: changedSide, after: changedSide }).optional(),
  approvedAt: dateTime.nullable().default(null),
  readyAt: dateTime.nullable().default(null),
  service: id,
  customerName: z.string(),
  phone: z.string(),
  autoAccepted: z.boolean(),
  /** The order's word beside its number, for staff and for its guest. Older copies have none. */
  words: z.partialRecord(guestLanguage, z.string()).optional(),
  /** Absent in copies from before staff could take orders. */
  source: z.enum(orderSources).optional(),
  /** Its visit, if it has a table; absent where it was placed before there were visits. */
  visit: id.optional(),
  /** What was paid for it, as long as that is more than nothing and not what it costs: a part, or too much. */
  paid: shekels.optional(),
  /** Its step on the ring ladder. Older copies lack it. */
  ringStep: z.number().default(0),
});
export type ManagedOrder = z.output<typeof managedOrder>;

/** What the guest who sent it may see, and nobody else: reached by an unguessable token. */
export const guestOrder = z.object({
  ...common,
  owner: id,
  restaurantName: z.string(),
  /** The restaurant's: its ready times are displayed in it. */
  timeZone: z.string(),
  trackingToken: z.string(),
  /** The order's word beside its number, in the guest's language. A copy stored on a phone may have none. */
  word: z.string().optional(),
  /** It has waited so long that its guest should speak to the staff. */
  unseen: z.boolean().default(false),
  /** Its evening is over, so nothing more will be said of it. */
  shiftEnded: z.boolean().default(false),
});
export type GuestOrder = z.output<typeof guestOrder>;
