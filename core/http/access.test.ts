import { describe, expect, it } from 'vitest';
import { nothing } from '../values/wire.ts';
import { endpoint } from './endpoint.ts';

describe('an endpoint', () => {
  const rest = { method: 'GET', path: '/x', summary: '', response: nothing } as const;

  it('does not compile without saying who may call it, or with a right that nobody has', () => {
    const declared = endpoint({ ...rest, access: 'right:orders' });
    // @ts-expect-error nobody said who may call it
    const silent = endpoint(rest);
    // @ts-expect-error there is no such right
    const unknown = endpoint({ ...rest, access: 'right:everything' });
    expect([declared, silent, unknown]).toHaveLength(3);
  });
});
