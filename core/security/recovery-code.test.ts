import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedCode, recoveryCodeBytes, showRecoveryCode, writeRecoveryCode } from './recovery-code.ts';

const random = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes });

describe('a recovery code', () => {
  it('is read back from what is shown, in capitals and with spaces too', () => {
    fc.assert(
      fc.property(random, fc.boolean(), fc.constantFrom('', ' ', '  '), (bytes, isLoud, space) => {
        const code = writeRecoveryCode(bytes);
        const formatted = showRecoveryCode(code);
        const typed = space + (isLoud ? formatted.toUpperCase() : formatted).replaceAll('-', `${space}-`);
        expect(readTypedCode(typed)).toEqual({ kind: 'recovery', code });
      }),
    );
  });

  it('is told from the app’s code, and from what is neither', () => {
    expect(showRecoveryCode('0123456789ab')).toBe('0123-4567-89ab');
    expect(readTypedCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
    // Digits as some keyboards write them are no reason to refuse.
    expect(readTypedCode('１２３４５６')).toEqual({ kind: 'app', code: '123456' });
    expect(readTypedCode('o1il-4567-89ab')).toEqual({ kind: 'recovery', code: '0111456789ab' });
    for (const typed of ['', '12345', '1234567', '0123-4567-89a', '0123-4567-89au', 'ארבע'])
      expect(readTypedCode(typed)).toBeNull();
  });
});
