import { ok, type Recipes, type World } from './recipe.ts';

const finishAll = async ({ owner }: World) => {
  const orders = await ok(owner.get('/orders/mine'));
  const unfinished = orders.filter(({ status }: { status: string }) => status !== 'done');
  const ids = unfinished.map(({ _id }: { _id: string }) => _id);
  await ok(owner.post('/orders/close', { orders: ids, how: 'cancel', reason: 'closing' }));
};

/** The last calls of an evening. */
export const shiftCalls: Recipes = {
  endShift: { prepare: finishAll },
  startPractice: {},
  endPractice: {},
  startShift: { send: ({ owner }) => owner.post('/services/start', {}) },
};
