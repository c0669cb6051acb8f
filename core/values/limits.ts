import { orderLimits } from './order-limits.ts';

/** Every limit of the product, once: validation, database and screens all read it here. What an account may hold is in `quotas.ts`. */
export const limits = {
  ...orderLimits,
  name: 80,
  email: 254,
  description: 1_000,
  address: 200,
  reason: 300,
  /** From a visitor to the operator. */
  message: 2_000,
  passwordMin: 6,
  passwordMax: 200,
  tablesMin: 1,
  sectionsPerMenu: 400,
  areas: 12,
  /** Stretches of the week in which a section is served. */
  windowsPerSection: 7,
  /** Stretches of the week in which the restaurant is open: two on each day that differs from all others. */
  openingWindows: 14,
  openingExceptions: 60,
  /** Stretches of one day that is an exception. */
  windowsPerDay: 3,
  timeZone: 64,
  /** All dishes of a menu with what they say: some thousands of them, and read within a moment. */
  menuBytes: 3 * 1024 * 1024,
  dishesPerSection: 2_000,
  sizesPerDish: 30,
  groupsPerDish: 100,
  /** In all groups of a dish together; one that may be repeated counts as often as it may. */
  optionsPerDish: 500,
  /** How often one option may be chosen for a dish. */
  optionTimes: 20,
  ingredientsPerDish: 100,
  addOnsPerDish: 100,
  /** A group and an option of it with a dish's id, every letter of them escaped. */
  translationKey: 400,
  /** As many as fit into one request. */
  translationsAtOnce: 2_000,
  prepTimeMinutes: 1_440,
  /** What staff may promise, in steps; what is proposed to them goes less far. */
  readyMinutesMin: 5,
  readyMinutesMax: 180,
  readyMinutesStep: 5,
  priceShekels: 100_000,
  /** How many a board requests at once, as long as they fit. */
  boardPageOrders: 100,
  /** Of a request with an order: a hundred lines with what is usually chosen and noted. */
  orderBytes: 64 * 1024,
  /** How often an order is changed before nothing but finishing or deleting it is left. */
  orderChanges: 300,
  /** What its edits may say in its trail, as it is stored. */
  orderEditBytes: 1024 * 1024,
  /** How many of a dish may be said to be left. */
  stockCount: 999,
  /** How long a dish may be off before it comes back by itself. */
  stockMinutes: 1_440,
  pauseReason: 80,
  /** Of one payment: more than any order can come to. */
  paymentShekels: 1_000_000_000,
  /** As many as a table sends in one evening. */
  ordersPerPayment: 200,
  /** The views a guest's page reports at once, with some margin. */
  viewsAtOnce: 100,
  viewsBytes: 16 * 1024,
  /** Of a table as XLSX, which is written in memory. Any number of them fits into CSV. */
  xlsxRows: 10_000,
  /** Of a request without the picture that it may carry. */
  requestBytes: 256 * 1024,
  /** Of a request that brings a whole menu: as much as a menu may say. */
  importBytes: 3 * 1024 * 1024,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  trialDays: 14,
  sessionDays: 30,
  /** However much a session is used. */
  sessionMaxDays: 90,
  stepUpMinutes: 5,
  resetTokenMinutes: 60,
  emailLinkHours: 24,
} as const;
