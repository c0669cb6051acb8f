import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  firefox: { path: process.env.FIREFOX_PATH, start: startFirefox },
  webkit: { path: process.env.WEBKIT_DRIVER_PATH, start: startWebKit },
};

export type EngineName = keyof typeof engines;

/** Null, with a word, where this machine cannot run the engine: that says nothing about the product. */
export const startEngine = async (name: EngineName): Promise<Engine | null> => {
  const { path, start } = engines[name];
  try {
    if (!path) throw new Error('it is not installed.');
    return await start(path);
  } catch (error) {
    console.log(
      `  The journeys in ${name} are left out here: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
};
