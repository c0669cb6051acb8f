import type { EndpointName } from '#core/contract.ts';
import { orderBodyFor } from '#server/testing/build-order.ts';
import type { Furnished } from '#server/testing/own-calls/furnished-restaurant.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestAnswer } from '#server/testing/test-client.ts';

export type World = Furnished & {
  test: TestApp;
  /** Tokens and addresses that one recipe leaves for another, or for its own call. */
  noted: Record<string, string>;
};

/** How a call comes to change what a board shows. Without anything, its owner sends what `partsOf` says. */
type Recipe = {
  /** What has to be there before. */
  prepare?: (world: World) => Promise<unknown>;
  /** What is sent instead, and who sends it. */
  send?: (world: World) => Promise<TestAnswer>;
};
/** In the order of an evening: each finds what those before it left. */
export type Recipes = Partial<Record<EndpointName, Recipe | readonly Recipe[]>>;

/** What a test needs has to work. */
export const ok = async (answer: Promise<TestAnswer>): Promise<TestAnswer['body']> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`preparing answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Of a guest; from now on it is the order that calls name. */
export const placeOrder = async (world: World, overrides: Record<string, unknown> = {}) => {
  const { test, owner, dish, ids } = world;
  test.clock.advance(1_000);
  const order = await ok(test.visitor().post('/orders', orderBodyFor(owner, dish, overrides)));
  ids.order = order._id;
  return order;
};

export const approveOrder = async (world: World, overrides: Record<string, unknown> = {}) => {
  const order = await placeOrder(world, overrides);
  await ok(world.owner.patch(`/orders/${order._id}`, { status: 'inProcess' }));
  return order;
};
