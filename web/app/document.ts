import type { AppAssets } from '#core/http/page-renderer.ts';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import type { PageHead } from './page-info.ts';

type DocumentInput = {
  locale: Locale;
  nonce: string;
  assets: AppAssets;
  head: PageHead;
  /** Chunks of the page itself. */
  preloads: readonly string[];
  body: string;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The whole document. Every script and every preload of one carries the nonce; nothing else may run. */
export const writeDocument = ({ locale, nonce, assets, head, preloads, body }: DocumentInput): string => {
  const isOwner = head.audience === 'owner';
  const once = ` nonce="${escapeHtml(nonce)}"`;
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${directionOf(locale)}"${isOwner ? ' data-scheme="auto"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    isOwner ? '<meta name="robots" content="noindex">' : '',
    '<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)">',
    `<meta name="theme-color" content="${isOwner ? '#14171a' : '#fbfaf7'}" media="(prefers-color-scheme: dark)">`,
    // Read by the code that fetches later chunks, so that those are allowed to run too.
    `<meta property="csp-nonce"${once}>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fontPreloads.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`,
    ),
    `<style${once}>${assets.fontFaces}</style>`,
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`),
    ...preloads.map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}"${once}>`),
    `<script type="module" src="${escapeHtml(assets.script)}"${once}></script>`,
    '</head>',
    `<body><div id="root">${body}</div></body>`,
    '</html>',
  ].join('');
};
