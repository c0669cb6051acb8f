import type { IncomingHttpHeaders } from 'node:http';
import { localeParameter } from '#core/i18n/locale.ts';

/**
 * A menu's links to its other languages are the same for every reader, so they cannot name the table of the code that
 * was scanned; the page on which they were followed does. Returns the address with its table
 * and what stands beside it, or null.
 */
export const addressWithTable = ({
  url = '',
  headers,
}: {
  url?: string;
  headers: IncomingHttpHeaders;
}): string | null => {
  const [path, query] = url.split('?', 2);
  if (!headers.referer || !query?.startsWith(`${localeParameter}=`) || query.includes('table=')) return null;
  const left = URL.parse(headers.referer);
  const table = left?.pathname === path ? left?.searchParams.get('table') : null;
  if (!table || !/^\d{1,4}$/.test(table)) return null;
  const code = left?.searchParams.get('code') ?? '';
  return `${url}&table=${table}${/^[a-z]{1,20}$/i.test(code) ? `&code=${code}` : ''}`;
};
