import { canTakeOrders } from '#core/accounts/plans.ts';
import { Refusal } from '#core/refusal.ts';
import type { WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { newId } from '#server/system/ids.ts';
import type { ShiftRow } from './shifts.presenter.ts';
import { findShiftFacts, insertShift } from './shifts.queries.ts';

type Simulation = Partial<Pick<ShiftRow, 'isPractice' | 'nextSimulatedAt' | 'simulatedUntil'>>;
type OpenShift = WithOwner<
  Pick<ShiftRow, 'ownerId' | 'menuId' | 'menuName' | 'restaurantName' | 'startedAt'>
> &
  Partial<Pick<ShiftRow, 'timeZone'>> &
  Simulation;

export const insertOpenShift = (tx: Transaction, shift: OpenShift): Promise<ShiftRow> =>
  insertShift(tx, { id: newId(), ...shift });

/** An open shift with the active menu, for guests or to practise. */
export const insertNewShift = async (
  tx: Transaction,
  scope: OwnerScope,
  startedAt: Date,
  simulated: Simulation = {},
): Promise<ShiftRow> => {
  const facts = await findShiftFacts(tx, scope);
  // The plan of the scope is that of the request's beginning.
  if (facts && !canTakeOrders(facts.plan)) throw new Refusal('plan_required');
  if (!facts?.menuId || facts.menuName === null) throw new Refusal('no_active_menu_to_open');
  return insertOpenShift(tx, {
    ownerId: scope.ownerId,
    menuId: facts.menuId,
    menuName: facts.menuName,
    restaurantName: facts.restaurantName,
    timeZone: facts.timeZone,
    startedAt,
    ...simulated,
  });
};

/** What the constraints say about a shift that could not be opened. */
export const explainNotOpened = (error: unknown): unknown => {
  if (violates(error, 'shifts_one_open_per_owner')) return new Refusal('shift_already_open');
  // The menu was deleted between reading it and saving the shift.
  if (violates(error, 'shifts_menu_id_menus_id_fk')) return new Refusal('no_active_menu_to_open');
  return error;
};
