import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import type { Kit } from './kit.ts';

const restartAfterMs = 200;

/** The server under a supervisor, as operators run it: whenever it ends it is started again. */
export const superviseServer = async (kit: Kit, environment: () => Record<string, string>) => {
  let current: ServerProcess | null = null;
  let isStopping = false;
  let earlierOutput = '';

  const start = async (): Promise<void> => {
    const server = await startServerProcess({ LOG_LEVEL: 'info', ...environment() });
    current = server;
    server.exited.then(() => {
      earlierOutput += server.output();
      current = null;
    });
  };
  const nextExit = async (): Promise<void> => {
    await current?.exited;
  };
  const supervise = async (): Promise<void> => {
    while (!isStopping) {
      await nextExit();
      if (isStopping) return;
      await new Promise((resolve) => setTimeout(resolve, restartAfterMs));
      // A start that fails says why; the next one may succeed.
      await start().catch((error: unknown) => {
        earlierOutput += String(error);
      });
    }
  };
  await start();
  const supervising = supervise();
  const stop = async (): Promise<void> => {
    isStopping = true;
    await current?.stop();
    await supervising;
    // It may have been starting just then.
    await current?.stop();
  };
  kit.defer(async () => {
    isStopping = true;
    await current?.kill();
    await supervising;
    await current?.kill();
  });

  return {
    ports: (): number[] => (current ? [Number(new URL(current.url).port)] : []),
    kill: async (): Promise<void> => current?.kill(),
    pause: (): void => void current?.pause(),
    /** As an upgrade does: asked to end, it answers what is running, and the supervisor starts the next. */
    restart: async (): Promise<void> => void (await current?.stop()),
    isRunning: (): boolean => current !== null,
    stop,
    output: (): string => earlierOutput + (current?.output() ?? ''),
  };
};

export type SupervisedServer = Awaited<ReturnType<typeof superviseServer>>;
