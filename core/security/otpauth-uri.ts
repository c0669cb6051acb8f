const issuer = 'Menta';

/** What the code on the screen says to an authenticator app. What it leaves out is the standard's: SHA-1, 6 digits, 30 seconds. */
export const otpauthUri = (email: string, secret: string): string =>
  `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
