import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';

/** Never called: that it compiles, with every expected error, is the test. */
const refuse = (secret: string) => [
  new Refusal('not_found'),
  new Refusal('invalid_input'),
  new Refusal('quota_reached', { quota: 'menus', limit: 3 }),
  new Refusal<'replaceReadyAddress'>('changed_meanwhile', { secret }),
  new Refusal<'orderSections'>('changed_meanwhile'),

  // @ts-expect-error no such code
  new Refusal('made_up'),
  // @ts-expect-error no endpoint declares it
  new Refusal('headers_too_large'),
  // @ts-expect-error this endpoint does not declare it
  new Refusal<'replaceReadyAddress'>('menu_in_use'),
  // @ts-expect-error no details are declared
  new Refusal('not_found', { secret }),
  // @ts-expect-error its details are missing
  new Refusal('quota_reached'),
  // @ts-expect-error one of its details is missing
  new Refusal('quota_reached', { quota: 'menus' }),
  // @ts-expect-error no such quota
  new Refusal('quota_reached', { quota: 'pets', limit: 3 }),
  // @ts-expect-error more than is declared
  new Refusal('quota_reached', { quota: 'menus', limit: 3, secret }),
  // @ts-expect-error endpoints declare different details for it, and none is named
  new Refusal('changed_meanwhile'),
  // @ts-expect-error as above
  new Refusal('changed_meanwhile', { secret }),
  // @ts-expect-error these are the details of another endpoint
  new Refusal<'saveSettings'>('changed_meanwhile', { secret }),
];

describe('a refusal', () => {
  it('does not compile with a code or details that the contract does not declare', () => {
    expect(refuse).toBeInstanceOf(Function);
  });
});
