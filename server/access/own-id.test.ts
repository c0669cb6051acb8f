import { describe, expect, it } from 'vitest';
import { agorot } from '#core/values/money.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteUser } from '#server/features/accounts/accounts.queries.ts';
import { insertDish, listDishesOfMenu } from '#server/features/menus/dishes/dishes.queries.ts';
import { deleteMenu, lockMenu, updateMenu } from '#server/features/menus/menu/menus.queries.ts';
import { setDishPositions, updateSections } from '#server/features/menus/sections/sections.queries.ts';
import { updateOrders } from '#server/features/orders/order-change.queries.ts';
import { listOrdersOfOpenShift } from '#server/features/orders/orders.queries.ts';
import { listOrdersOfOwner } from '#server/features/orders/together/orders-together.queries.ts';
import { findOpenShiftToTotal } from '#server/features/reports/totals.queries.ts';
import { findPublicRestaurant } from '#server/features/restaurants/restaurants.queries.ts';
import { findSecret } from '#server/features/security/second-factor.queries.ts';
import { endShift } from '#server/features/shifts/shifts.queries.ts';
import { publicOwner } from './own-id.ts';
import type { OwnerScope } from './owner-scope.ts';

/** Never called: that it compiles, with every expected error, is the test. */
const changeWhat = async (tx: Transaction, scope: OwnerScope, idOfRequest: string) => {
  const menu = await lockMenu(tx, scope, idOfRequest);
  if (menu) await updateMenu(tx, menu.id, {});
  // @ts-expect-error ownership of the menu was not checked
  await updateMenu(tx, idOfRequest, {});
  // @ts-expect-error ownership of the menu was not checked
  await deleteMenu(tx, idOfRequest);
  // @ts-expect-error ownership of the menu was not checked
  await updateSections(tx, idOfRequest, []);
  // @ts-expect-error a menu is not a section
  if (menu) await setDishPositions(tx, scope, menu.id, []);
  // @ts-expect-error ownership of the section was not checked
  await insertDish(tx, scope, { id: '', name: '', price: agorot(0), position: 0, sectionId: idOfRequest });
  const [read] = await listOrdersOfOwner(tx, scope, [idOfRequest]);
  // @ts-expect-error ownership of the order was not checked
  if (read) await updateOrders(tx, [{ before: read, change: {} }]);
  // @ts-expect-error ownership of the shift was not checked
  await endShift(tx, idOfRequest, new Date());
  // @ts-expect-error the owner is not authenticated
  await deleteUser(tx, idOfRequest);
};

/** Never called, as above. */
const readWhat = async (db: Database, scope: OwnerScope, idOfRequest: string) => {
  const guest = publicOwner(idOfRequest);
  await findPublicRestaurant(db, guest);
  await findPublicRestaurant(db, scope.ownerId);
  // @ts-expect-error not marked as a request by a guest
  await findPublicRestaurant(db, idOfRequest);
  await findOpenShiftToTotal(db, scope.ownerId);
  // @ts-expect-error ownership of the takings was not checked
  await findOpenShiftToTotal(db, idOfRequest);
  // @ts-expect-error takings are not open to everyone
  await findOpenShiftToTotal(db, guest);
  // @ts-expect-error ownership of the orders was not checked
  await listOrdersOfOpenShift(db, idOfRequest);
  // @ts-expect-error a restaurant id is not a session
  await listOrdersOfOpenShift(db, guest);
  // @ts-expect-error ownership of the menu was not checked
  await listDishesOfMenu(db, idOfRequest);
  // @ts-expect-error the password was not confirmed
  await findSecret(db, idOfRequest);
};

describe('an id from a request', () => {
  it('does not compile where a row is changed without comparing its owner', () => {
    expect(changeWhat).toBeInstanceOf(Function);
  });

  it('does not compile where an owner’s data is read, but as that of a guest for what is public', () => {
    expect(readWhat).toBeInstanceOf(Function);
  });
});
