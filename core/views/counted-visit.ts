/**
 * What a machine that reads pages calls itself: search engines, previews of links, checks and browsers without a screen.
 * A Cubot is a telephone.
 */
const machine =
  /(?<!cu)bot|crawl|spider|slurp|preview|prerender|headless|phantomjs|lighthouse|externalhit|inspectiontool|googleother|archiver|monitor/i;
/** A page that a browser opened before anybody asked for it. */
const ahead = /prefetch|prerender|preview/i;

/** Whether somebody looks: what a request says of itself, or nothing of it. */
export const isCountedVisit = ({ userAgent = '', purpose = '' }: { userAgent?: string; purpose?: string }) =>
  !machine.test(userAgent.slice(0, 500)) && !ahead.test(purpose);
