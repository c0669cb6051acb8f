import { ApiError, errorFromText } from './api-error.ts';
import type { Answer, CallInput, Route } from './call.ts';

/**
 * How long nothing may move, in either direction, before the line counts as dead. A whole upload may take as long as it
 * keeps moving: a phone's photo over a weak line takes minutes.
 */
export const stalledAfterMs = 90_000;

const readAnswer = <R extends Route>({ status, responseText }: XMLHttpRequest): Answer<R> => {
  if (status < 200 || status > 299) throw errorFromText(status, responseText);
  try {
    return JSON.parse(responseText) as Answer<R>;
  } catch {
    // A captive portal's page, or part of an answer: whatever it is, it is not from our server.
    throw new ApiError(0, 'network', '');
  }
};

/** A call that carries a picture: the same as `call`, but it reports upload progress. */
export const upload = <R extends Extract<Route, `POST ${string}` | `PUT ${string}`>>(
  route: R,
  input: CallInput<R>,
  onProgress: (part: number) => void,
): Promise<Answer<R>> => {
  const [method = '', path = ''] = route.split(' ');
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stalledAfterMs);
  };
  return new Promise<void>((resolve, reject) => {
    request.open(
      method,
      `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
    );
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('content-type', 'application/json');
    request.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onprogress = moved;
    request.onload = () => resolve();
    request.onerror = request.onabort = () => reject(new ApiError(0, 'network', ''));
    moved();
    request.send(JSON.stringify(body));
  })
    .then(() => readAnswer<R>(request))
    .finally(() => clearTimeout(stalled));
};
