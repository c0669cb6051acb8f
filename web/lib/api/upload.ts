import { ApiError, errorFromAnswer } from './api-error.ts';
import type { Answer, CallInput, Route } from './call.ts';

/** A call that carries a picture: the same as `call`, and it tells how much has been sent. */
export const upload = <R extends Extract<Route, `POST ${string}` | `PUT ${string}`>>(
  route: R,
  input: CallInput<R>,
  onProgress: (part: number) => void,
): Promise<Answer<R>> =>
  new Promise((resolve, reject) => {
    const [method = '', path = ''] = route.split(' ');
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
    const request = new XMLHttpRequest();
    request.open(
      method,
      `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
    );
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('content-type', 'application/json');
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(new ApiError(0, 'network', ''));
    request.onload = () => {
      const answer = new Response(request.responseText, { status: request.status });
      if (answer.ok) resolve(JSON.parse(request.responseText) as Answer<R>);
      else errorFromAnswer(answer).then(reject, reject);
    };
    request.send(JSON.stringify(body));
  });
