/*
 * The oldest browsers that must work, by reader; docs/browsers.md says the same in words. Samsung Internet is a Chromium:
 * version 16, of early 2022, is Chromium 92.
 */
export type Browsers = { readonly safari: number; readonly chromium: number; readonly firefox: number };

export const oldestBrowsers = {
  guests: { safari: 15.4, chromium: 92, firefox: 98 },
  owners: { safari: 18, chromium: 130, firefox: 132 },
} as const satisfies Record<string, Browsers>;

/** Something is too new for a reader when any of the reader's browsers got it later. */
export const isTooNew = (since: Browsers, oldest: Browsers): boolean =>
  since.safari > oldest.safari || since.chromium > oldest.chromium || since.firefox > oldest.firefox;

/** As build tools name them. */
export const buildTargets = ({ safari, chromium, firefox }: Browsers): string[] => [
  `safari${safari}`,
  `chrome${chromium}`,
  `firefox${firefox}`,
];
