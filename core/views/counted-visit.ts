/**
 * What a machine that reads pages calls itself: search engines, previews of links, checks and browsers without a screen.
 * A Cubot is a telephone.
 */
const machine =
  /(?<!cu)bot|crawl|spider|slurp|preview|prerender|headless|phantomjs|lighthouse|externalhit|inspectiontool|googleother|archiver|monitor/i;
/** A page that a browser prefetched. */
const ahead = /prefetch|prerender|preview/i;

/** Whether a request is a visit by a person. */
export const isCountedVisit = ({ userAgent = '', purpose = '' }: { userAgent?: string; purpose?: string }) =>
  !machine.test(userAgent.slice(0, 500)) && !ahead.test(purpose);
