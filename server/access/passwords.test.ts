import { describe, expect, it } from 'vitest';
import { equalizePasswordTime, hashPassword, isPasswordRight } from './passwords.ts';

describe('hashing', () => {
  it('tells the right password from another, also when nobody has it', async () => {
    const stored = await hashPassword('secret');
    expect(await isPasswordRight('secret', stored)).toBe(true);
    expect(await isPasswordRight('Secret', stored)).toBe(false);
    await expect(equalizePasswordTime('secret')).resolves.toBeUndefined();
  });

  it('is refused as overload when fifty wait already, and done for them', async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('secret')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } });
    expect(await isPasswordRight('secret', await hashPassword('secret'))).toBe(true);
  });
});
