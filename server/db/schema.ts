/*
 * The whole database. Constraints do the guarding: what must never happen twice is a unique index here,
 * not an `if` in a service.
 */
export {
  emailChanges,
  passwordResets,
  people,
  rateWindows,
  recoveryCodes,
  secondFactors,
  securityEvents,
  sessions,
  stationCodes,
} from './schema/access.ts';
export { databaseEpochs, eventCounters, events, leases } from './schema/live.ts';
export {
  areas,
  dishes,
  menus,
  type StoredAddOn,
  type StoredChangeGroup,
  sections,
  stockLimits,
} from './schema/menus.ts';
export {
  boards,
  orderLines,
  orders,
  orderTrail,
  pauses,
  type StoredCustomization,
} from './schema/orders.ts';
export { paymentParts, payments } from './schema/payments.ts';
export { printAgentCodes, printAgents, printers, printJobs } from './schema/printing.ts';
export { monthTotals, monthViews, shiftTotals, stockLog, views } from './schema/reports.ts';
export { images, imageVariants, ownerPictures, restaurants } from './schema/restaurants.ts';
export { shifts } from './schema/shifts.ts';
export { users } from './schema/users.ts';
export { calls, refusedPhones, tableCodes, visits } from './schema/visits.ts';
