import { afterEach, beforeAll } from 'vitest';
import { readStream } from './read-stream.ts';
import type { TestApp } from './test-app.ts';

/** Opens live streams of a test's application over real connections; they are closed when the test is over. */
export const setUpStreams = (test: TestApp) => {
  const opened: { close: () => void }[] = [];
  let url = '';
  beforeAll(async () => {
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });
  return async (path: string, headers: Record<string, string> = {}) => {
    const stream = await readStream(`${url}/api${path}`, headers);
    opened.push(stream);
    return stream;
  };
};
