/** What lets a script of ours add a style sheet: the page's policy allows no other. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
