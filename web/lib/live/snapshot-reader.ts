type Options<Context, Snapshot> = {
  /** Call `onPart` after each part of an answer that comes in several: each gets the full timeout again. */
  read: (signal: AbortSignal, context: Context, onPart: () => void) => Promise<Snapshot>;
  /** Called when a read begins; its value is passed on with the answer. */
  begin: () => Context;
  onAnswer: (snapshot: Snapshot, context: Context) => void;
  onFailure: (error: unknown) => void;
};

type Reading = { controller: AbortController; done: Promise<void> };

/** A line that swallows everything must not delay the next read. */
const answerLimitMs = 10_000;

/** Reads one snapshot at a time. Asked during a read, it reads once more: the running one may be too old. */
export const createSnapshotReader = <Context, Snapshot>(options: Options<Context, Snapshot>) => {
  let running: Reading | null = null;
  let queued: Promise<void> | null = null;

  const isCurrent = (controller: AbortController): boolean => running?.controller === controller;

  const readOnce = async (controller: AbortController): Promise<void> => {
    let limit = setTimeout(() => controller.abort(), answerLimitMs);
    const onPart = () => {
      clearTimeout(limit);
      controller.signal.throwIfAborted();
      limit = setTimeout(() => controller.abort(), answerLimitMs);
    };
    const context = options.begin();
    try {
      const snapshot = await options.read(controller.signal, context, onPart);
      if (isCurrent(controller)) options.onAnswer(snapshot, context);
    } catch (error) {
      if (isCurrent(controller)) options.onFailure(error);
    } finally {
      clearTimeout(limit);
      if (isCurrent(controller)) running = null;
    }
  };

  /** Resolves once a read that began after this call has ended, successfully or not. */
  const ask = (): Promise<void> => {
    if (queued) return queued;
    if (running) {
      const next: Promise<void> = running.done.then(() => {
        if (queued !== next) return;
        queued = null;
        return ask();
      });
      queued = next;
      return next;
    }
    const controller = new AbortController();
    const reading: Reading = { controller, done: Promise.resolve() };
    running = reading;
    reading.done = readOnce(controller);
    return reading.done;
  };

  const stop = () => {
    running?.controller.abort();
    running = null;
    queued = null;
  };

  return {
    ask,
    stop,
    /** Starts afresh on a live line: a read that was in flight when the device fell asleep would only delay it. */
    askAnew: (): Promise<void> => {
      stop();
      return ask();
    },
  };
};
