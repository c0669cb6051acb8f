import type { CallInput, Route } from './call.ts';

/** The last request of a page that is being left: the browser sends it after the page is gone, and the answer is lost. */
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
