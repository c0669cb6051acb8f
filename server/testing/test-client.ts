import type { FastifyInstance, InjectOptions } from 'fastify';

export type TestAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds and asserts on it
  body: any;
  headers: Record<string, unknown>;
};

type Method = NonNullable<InjectOptions['method']>;

/** Calls the application over HTTP without a port, keeping cookies like a browser does. */
export const createTestClient = (app: FastifyInstance, headers: Record<string, string> = {}) => {
  const cookies = new Map<string, string>();

  const request = async (method: Method, path: string, body?: unknown): Promise<TestAnswer> => {
    const answer = await app.inject({
      method,
      url: encodeURI(path),
      headers: { host: 'menta.test', 'accept-language': 'en', ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  };

  return {
    cookies,
    request,
    send: (method: string, path: string, body?: unknown) => request(method as Method, `/api${path}`, body),
    get: (path: string) => request('GET', `/api${path}`),
    post: (path: string, body?: unknown) => request('POST', `/api${path}`, body),
    put: (path: string, body?: unknown) => request('PUT', `/api${path}`, body),
    patch: (path: string, body?: unknown) => request('PATCH', `/api${path}`, body),
    delete: (path: string, body?: unknown) => request('DELETE', `/api${path}`, body),
    page: (path: string) => request('GET', path),
  };
};

export type TestClient = ReturnType<typeof createTestClient>;
