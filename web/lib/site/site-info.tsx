import { createContext, type ReactNode, use } from 'react';
import type { SiteInfo } from '#core/pages/page-renderer.ts';

/** Where the document carries it, as JSON that no browser executes. */
export const siteInfoId = 'site-info';

const SiteContext = createContext<SiteInfo | null>(null);

export const SiteProvider = ({ site, children }: { site: SiteInfo; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

/** What this installation publishes about itself: how to reach its operator, and its demo restaurant. */
export const useSite = (): SiteInfo => {
  const site = use(SiteContext);
  if (!site) throw new Error('Wrap the page in <SiteProvider>.');
  return site;
};

export const readSiteInfo = (): SiteInfo =>
  JSON.parse(document.getElementById(siteInfoId)?.textContent ?? 'null') as SiteInfo;
