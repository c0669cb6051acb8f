/**
 * A path that is not UTF-8 is an address that does not exist. Taken literally it finds its way to the same
 * 404 as any other; left as it is, the router would refuse it in its own words before our handlers see it.
 */
export const readableUrl = ({ url = '/' }: { url?: string }): string => {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
};
