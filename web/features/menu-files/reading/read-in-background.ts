import type { MenuSource, Outcome } from './read-source.ts';

const openWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers, or whose policy forbids them.
    return null;
  }
};

const readHere = async (source: MenuSource): Promise<Outcome> =>
  (await import('./read-source.ts')).readSource(source);

/**
 * Reads beside the page, which goes on answering. Aborting ends it at once, and nothing comes any more. Where no worker
 * can be had, it is read in the page after all.
 */
export const readInBackground = async (source: MenuSource, signal: AbortSignal): Promise<Outcome | null> => {
  const worker = openWorker();
  if (!worker) return readHere(source).then((outcome) => (signal.aborted ? null : outcome));
  try {
    const answer = await new Promise<Outcome | 'stopped' | 'failed'>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Outcome>) => resolve(data);
      worker.onerror = () => resolve('failed');
      signal.addEventListener('abort', () => resolve('stopped'));
      worker.postMessage(source);
    });
    if (answer === 'stopped') return null;
    if (answer !== 'failed') return answer;
  } finally {
    worker.terminate();
  }
  const outcome = await readHere(source);
  return signal.aborted ? null : outcome;
};
