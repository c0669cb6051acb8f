import type { RefusedLogIn } from '#core/pages/page-renderer.ts';

/** Where the document carries it, as JSON that no browser runs. */
export const refusedLogInId = 'refused-log-in';

export const readRefusedLogIn = (): RefusedLogIn | undefined => {
  const carried = document.getElementById(refusedLogInId)?.textContent;
  return carried ? (JSON.parse(carried) as RefusedLogIn) : undefined;
};
