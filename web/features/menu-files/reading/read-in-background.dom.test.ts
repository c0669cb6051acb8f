import { describe, expect, it, vi } from 'vitest';
import { readInBackground } from './read-in-background.ts';
import { readSource } from './read-source.ts';

const source = 'Starters:\nSoup 20\n';
const never = new AbortController().signal;

/** What a test makes of the workers that the page opens. */
const withWorkers = (onSent: (worker: FakeWorker, data: string) => void) => {
  const opened: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        opened.push(this);
      }
      override postMessage(data: string) {
        onSent(this, data);
      }
    },
  );
  return opened;
};
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  postMessage(_data: string) {}
}

describe('reading beside the page', () => {
  it('gives what the worker has read, and lets it go', async () => {
    const opened = withWorkers(async (worker, data) => worker.onmessage?.({ data: await readSource(data) }));
    expect(await readInBackground(source, never)).toEqual(await readSource(source));
    expect(opened[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it('ends at once when it is stopped, and gives nothing', async () => {
    const opened = withWorkers(() => {});
    const stop = new AbortController();
    const outcome = readInBackground(source, stop.signal);
    stop.abort();
    expect(await outcome).toBeNull();
    expect(opened[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it('is done in the page where a worker fails or there is none', async () => {
    withWorkers((worker) => worker.onerror?.());
    expect(await readInBackground(source, never)).toMatchObject({ read: { source } });
    vi.stubGlobal('Worker', undefined);
    expect(await readInBackground(source, never)).toMatchObject({ read: { source } });
    expect(await readInBackground('Hello there', never)).toEqual({ problem: 'empty' });
  });
});
