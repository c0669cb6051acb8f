/** A NUL byte is not valid text either: the database would reject it. */
const isText = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\u0000');
  } catch {
    return false;
  }
};

/**
 * A path that is not UTF-8 is an address that does not exist. Taken literally it finds its way to the same
 * 404 as any other; left as it is, the router would refuse it in its own words before our handlers see it.
 * Several leading slashes become one: URL parsers would take them for a host.
 */
export const readableUrl = ({ url = '/' }: { url?: string }): string => {
  const address = /^[/\\]{2}/.test(url) ? url.replace(/^[/\\]+/, '/') : url;
  if (!address.includes('%')) return address;
  return isText(address.split('?', 1)[0] ?? address) ? address : address.replaceAll('%', '%25');
};
