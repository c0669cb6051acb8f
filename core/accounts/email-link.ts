/** Names the secret of a confirmation link in the address of the account's settings, where the signed-in owner uses it. */
export const emailTokenParameter = 'email-token';

export const emailLinkPath = (token: string): string =>
  `/dashboard/settings/account?${emailTokenParameter}=${encodeURIComponent(token)}`;
