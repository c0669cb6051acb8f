import { escapeHtml } from '#core/html/escape-html.ts';
import { scriptJson } from '#core/html/script-json.ts';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import type { AppAssets, RefusedLogIn, SiteInfo } from '#core/pages/page-renderer.ts';
import { darkColors, lightColors } from '#core/theme/palette.ts';
import { siteInfoId } from '#web/lib/site/site-info.tsx';
import { noIndex, writeSearchTags } from './document-search.ts';
import { missingAttribute } from './missing-page.ts';
import type { DescribedHead } from './page-info.ts';
import { refusedLogInId } from './refused-log-in.ts';
import { writeScriptTags } from './start-scripts.ts';

type DocumentInput = {
  locale: Locale;
  origin: string;
  path: string;
  /** The language of the address itself, whatever the cookie says. */
  addressLocale: Locale;
  nonce: string;
  site: SiteInfo;
  assets: AppAssets;
  isMissing?: boolean;
  refusedLogIn?: RefusedLogIn;
  head: DescribedHead;
  /** Chunks of the page itself. */
  preloads: readonly string[];
  body: string;
};

/** The whole document. Every script carries the nonce; nothing else may run. */
export const writeDocument = ({
  locale,
  origin,
  path,
  addressLocale,
  nonce,
  site,
  assets,
  isMissing,
  refusedLogIn,
  head,
  preloads,
  body,
}: DocumentInput): string => {
  const isOwner = head.audience === 'owner';
  const once = ` nonce="${escapeHtml(nonce)}"`;
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${directionOf(locale)}"${isOwner ? ' data-scheme="auto"' : ''}${isMissing ? ` ${missingAttribute}` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    isMissing ? noIndex : writeSearchTags({ locale, addressLocale, origin, path, head }),
    `<meta name="theme-color" content="${lightColors.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${(isOwner ? darkColors : lightColors).paper}" media="(prefers-color-scheme: dark)">`,
    // Read by the code that fetches later chunks, so that those are allowed to run too.
    `<meta property="csp-nonce"${once}>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...assets.fontPreloads.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`,
    ),
    `<style${once}>${assets.fontFaces}${isOwner ? '' : assets.css}</style>`,
    ...(isOwner || !assets.css ? assets.styles : []).map(
      (url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`,
    ),
    ...writeScriptTags({ start: head.scripts, entry: assets.script, preloads, nonce }),
    '</head>',
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="${siteInfoId}"${once}>${scriptJson(site)}</script>`,
    refusedLogIn
      ? `<script type="application/json" id="${refusedLogInId}"${once}>${scriptJson(refusedLogIn)}</script>`
      : '',
    '</body>',
    '</html>',
  ].join('');
};
