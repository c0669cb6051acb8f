import { registerHooks } from 'node:module';

const ofDrizzle = '/node_modules/drizzle-orm/';

/**
 * For every file that is imported Node makes a copy of its package's package.json. That of Drizzle has 179 KB, and its
 * files import each other 440 times: 160 MB of garbage in each start. An ES module of Drizzle imports only others by a
 * path, so that nothing has to be looked up. See docs/decisions/016.
 */
export const shortenResolution = (): void => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(ofDrizzle)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
};
