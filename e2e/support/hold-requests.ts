import type { Page } from '@playwright/test';

type Hold = {
  /** Lets everything through, from then on too. */
  letGo: () => void;
  /** How many have been asked for. */
  asked: () => number;
};

/** Holds requests on their way, as a slow line does; the first of them may pass. */
export const holdRequests = async (page: Page, address: string, passing = 0): Promise<Hold> => {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(address, async (route) => {
    asked += 1;
    if (asked > passing) await free;
    await route.continue();
  });
  return { letGo, asked: () => asked };
};
