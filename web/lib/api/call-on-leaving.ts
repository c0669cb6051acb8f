import type { CallInput, Route } from './call.ts';

/** The last word of a page that is being left: the browser sends it when the page is gone, and nobody hears the answer. */
export const callOnLeaving = <R extends Route>(route: R, body: CallInput<R>['body']): void => {
  const [method = '', path = ''] = route.split(' ');
  void fetch(`/api${path}`, {
    method,
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {});
};
