import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  firefox: { title: 'Firefox', path: process.env.FIREFOX_PATH, start: startFirefox },
  webkit: { title: 'WebKit', path: process.env.WEBKIT_DRIVER_PATH, start: startWebKit },
};

export type EngineName = keyof typeof engines;

/** Null, with a word, where this machine cannot run the engine: that says nothing about the product. */
export const startEngine = async (name: EngineName): Promise<Engine | null> => {
  const { title, path, start } = engines[name];
  try {
    if (!path) throw new Error('it is not installed');
    return await start(path);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.log(`  The journeys in ${title} are left out here: ${reason}`);
    return null;
  }
};
