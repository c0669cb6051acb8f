/** Lets our scripts add a style sheet: the page's policy allows no other. The server adds none. */
export const styleNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
