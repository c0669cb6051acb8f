import { describe, expect, it } from 'vitest';
import { buildMenu } from '#server/testing/build-menu.ts';
import { holdShift } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/** An order of a practice that is being made. */
const practise = async () => {
  const owner = await test.owner();
  await buildMenu(owner);
  const { body: practice } = await owner.post('/practice');
  test.clock.advance(60_000);
  await test.services.simulatedGuests.serveDue();
  const [order] = (await owner.get('/orders/mine')).body;
  const move = (patch: object) => owner.patch(`/orders/${order._id}`, patch);
  await move({ status: 'inProcess', allergySeen: true });
  return {
    order,
    hold: () => holdShift(test.engine, practice._id),
    end: () => owner.delete('/practice'),
    markPaid: () => move({ isPaid: true }),
    pay: () =>
      owner.post('/payments', { clientToken: `payment-${order._id}`, kind: 'cash', orderIds: [order._id] }),
  };
};

/**
 * Both wait for the shift before they lock anything else: whoever is second finds the other finished. Where one held the
 * order meanwhile, each would wait for the other until the database ends one of them.
 */
describe('a practice that ends beside a payment', () => {
  it.each(['markPaid', 'pay'] as const)('takes the order with it before %s', async (kind) => {
    const practice = await practise();
    const answers = await raceInTurn(test.engine, practice.hold, [practice.end, practice[kind]]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  it.each(['markPaid', 'pay'] as const)('ends after %s', async (kind) => {
    const practice = await practise();
    const answers = await raceInTurn(test.engine, practice.hold, [practice[kind], practice.end]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
