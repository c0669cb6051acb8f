import { isApiError } from '#web/lib/api/api-error.ts';

/** A lost connection or a struggling server may pass; a refusal will not. */
export const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.status >= 500 || error.status === 429);

/** Pauses before the second, third … try. A good minute in all: a restarted server is back, a dead line is told. */
export const retryPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000] as const;

type Tries<T> = {
  send: () => Promise<T>;
  /** Called before each pause. */
  onDelay: () => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** Tries until it succeeds, is refused, or has failed for the last time. */
export const sendWithRetries = async <T>({ send, onDelay, pause }: Tries<T>): Promise<T> => {
  for (const milliseconds of retryPausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onDelay();
      await pause(milliseconds);
    }
  }
  return send();
};
