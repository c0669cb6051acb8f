import { Window } from 'happy-dom';
import type { GuestPageInput } from '#core/pages/page-renderer.ts';
import { renderGuestPage } from '../entry-server.tsx';
import { buildMenu } from './menu-fixture.ts';

export const pageAssets: GuestPageInput['assets'] = {
  script: '/assets/guest-1.js',
  css: 'body{margin:0}',
  layoutCss: { classic: '.classic{}', modern: '.modern{}', minimal: '.minimal{}' },
  hoursCss: '.hours{}',
  noticeCss: '.closed{}',
  demoCss: '',
  orderScripts: ['/assets/guest-2.js'],
  orderCss: '.order{}',
  deferredCss: '/assets/guest-2.css',
  inlineScript: 'early()',
  fontFaces: '',
  fontPreloads: ['/fonts/rubik.woff2'],
};

/** The page as the server sends it. */
export const renderPage = (input: Partial<GuestPageInput> = {}) =>
  renderGuestPage({
    locale: 'he',
    mainLanguage: 'he',
    menu: buildMenu(),
    origin: 'https://menta.example',
    canonicalPath: '/public-menu/x',
    assets: pageAssets,
    ...input,
  });

const parser = new new Window().DOMParser();

/** The page in a browser before any script has run. */
export const openPage = (input: Partial<GuestPageInput> = {}): Document => {
  return parser.parseFromString(renderPage(input).html, 'text/html') as unknown as Document;
};
