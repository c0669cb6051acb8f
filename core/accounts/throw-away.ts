/** Reserved (RFC 2606): no mail ever reaches it, and nobody can sign up with an address in it that is theirs. */
const domain = 'try.menta.invalid';

export const throwAwayEmail = (id: string): string => `${id}@${domain}`;

/** A restaurant that is only tried has no password to ask for. */
export const isThrowAwayEmail = (email: string): boolean => email.endsWith(`@${domain}`);
