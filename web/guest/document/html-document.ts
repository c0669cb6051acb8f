import { escapeHtml } from '#core/html/escape-html.ts';
import { scriptJson } from '#core/html/script-json.ts';
import { directionOf, type GuestLocale } from '#core/i18n/locale.ts';
import { openGraphLocales } from '#core/pages/open-graph-locales.ts';
import type { GuestPageMode, RenderedDocument } from '#core/pages/page-renderer.ts';

type DocumentInput = {
  locale: GuestLocale;
  offered: readonly GuestLocale[];
  assets: {
    script: string;
    /** What it asks for as soon as it runs. */
    nextScripts: readonly string[];
    deferredCss: string | null;
    fontPreloads: readonly string[];
  };
  title: string;
  description: string;
  url: string;
  picture: string | null;
  themeColor: string;
  style: string;
  inlineScript: string | null;
  /** For browsers that cannot order; null where nobody can now. */
  tooOld: string | null;
  /** Markup rendered by React. */
  body: string;
  data: { id: string; value: unknown };
  mode?: GuestPageMode;
  /** The ETag of the menu in the page. */
  tag?: string;
  structuredData: unknown;
  /** Kept out of search engines. */
  isPrivate: boolean;
};

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** For search engines and link previews. The addresses of the other languages are in the sitemap. */
const searchTags = ({ locale, offered, title, description, url, picture }: DocumentInput): string =>
  [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:type', 'website'),
    property('og:locale', openGraphLocales[locale]),
    ...offered
      .filter((other) => other !== locale)
      .map((other) => property('og:locale:alternate', openGraphLocales[other])),
    picture ? property('og:image', picture) : '',
  ].join('');

/**
 * In order of need: what paints first, the data for hydration, and last what only machines read.
 * Nothing blocks painting: the styles are inline, the script is a module, and preloads come after the
 * menu, since Chromium waits up to 50 ms for a font that is preloaded in the head.
 */
export const renderDocument = (input: DocumentInput): RenderedDocument => {
  const { locale, assets, inlineScript, style } = input;
  const startsItself = !inlineScript || input.mode !== 'guest';
  const head = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width,initial-scale=1,viewport-fit=cover'),
    `<title>${escapeHtml(input.title)}</title>`,
    `<style>${style}</style>`,
    inlineScript && `<script>${inlineScript}</script>`,
    startsItself && `<script type="module" src="${escapeHtml(assets.script)}"></script>`,
    '<link rel="icon" href="/favicon.svg">',
    meta('description', input.description),
    meta('theme-color', input.themeColor),
    input.isPrivate ? meta('robots', 'noindex') : searchTags(input),
  ];
  const preloads = [
    ...assets.fontPreloads.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`,
    ),
    // The inline script starts the page's script, and finds its address here.
    ...(startsItself ? [] : [assets.script])
      .concat(assets.nextScripts)
      .map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`),
  ];
  const deferredCss = assets.deferredCss ? ` data-deferred-css="${escapeHtml(assets.deferredCss)}"` : '';
  const tag = input.tag ? ` data-tag="${escapeHtml(input.tag)}"` : '';
  const mode = input.mode && input.mode !== 'guest' ? ` data-mode="${input.mode}"` : '';
  const html =
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${head.filter(Boolean).join('')}</head>` +
    `<body>${input.tooOld ? `<p id="old" role="alert" hidden>${escapeHtml(input.tooOld)}</p>` : ''}<div id="root"${deferredCss}${mode}${tag}>${input.body}</div>${preloads.join('')}` +
    `<script type="application/json" id="${input.data.id}">${scriptJson(input.data.value)}</script>` +
    (input.structuredData
      ? `<script type="application/ld+json">${scriptJson(input.structuredData)}</script>`
      : '') +
    '</body></html>';
  return { html, inlineScripts: inlineScript ? [inlineScript] : [], inlineStyles: [style] };
};
