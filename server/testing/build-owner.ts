import type { Account } from '#core/accounts/accounts.contract.ts';
import type { Plan } from '#core/accounts/plans.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { newId } from '#server/system/ids.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export const testPassword = 'correct horse';

export type TestOwner = TestClient & {
  id: OwnId<'account'>;
  account: Account;
  /** Opens the step-up window, as the password dialogs do. */
  confirmPassword: () => Promise<void>;
};

/** A signed-up, signed-in owner with an address of their own. */
export const buildOwner = async (
  { app }: Pick<TestApp, 'app'>,
  overrides: { plan?: Plan } = {},
): Promise<TestOwner> => {
  const client = createTestClient(app);
  const { status, body } = await client.post('/users', {
    firstName: 'Noa',
    lastName: 'Levi',
    restaurantName: 'מסעדת הדקל',
    email: `owner-${newId()}@menta.test`,
    password: testPassword,
    plan: overrides.plan ?? 'pro',
  });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return {
    ...client,
    id: body._id,
    account: body,
    confirmPassword: async () => {
      await client.post('/users/verify-password', { password: testPassword });
    },
  };
};
