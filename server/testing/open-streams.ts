import { onTestFinished } from 'vitest';
import { readStream } from './read-stream.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Live streams of an application, over a real port. Each is closed when the test that opened it is over. */
export const openStreams = (test: Pick<TestApp, 'app'>) => {
  let listening: Promise<string> | null = null;
  const url = (): Promise<string> => {
    listening ??= test.app.listen({ port: 0, host: '127.0.0.1' });
    return listening;
  };
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const stream = await readStream(`${await url()}/api${path}`, headers);
    onTestFinished(stream.close);
    return stream;
  };
  return {
    url,
    open,
    openBoard: ({ cookies }: Pick<TestClient, 'cookies'>, headers: Record<string, string> = {}) =>
      open('/orders/stream', { cookie: `session=${cookies.get('session')}`, ...headers }),
  };
};
