import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '#core/html/escape-html.ts';
import { directionOf, type GuestLocale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';
import { darkColors, lightColors } from '#core/theme/palette.ts';
import { acceptedTypes } from './negotiation.ts';
import { cspHashes } from './protection/csp-hashes.ts';
import { permissionsPolicy } from './protection/page-permissions.ts';
import { refusalPageTexts } from './refusal-page.texts.ts';

/** Whether a person will see it: a browser that opens a page or sends a form, not a program. */
export const isPageRequest = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && acceptedTypes(headers.accept).includes('text/html');

/** A menu or an order: its reader may not read the languages of the other pages. */
export const isGuestPage = ({ url }: FastifyRequest): boolean => /^\/(?:public-menu|order)\//.test(url);

const colors = ({ paper, ink, brand, 'brand-contrast': onBrand }: Record<keyof typeof lightColors, string>) =>
  `body{background:${paper};color:${ink}}a{background:${brand};color:${onBrand}}`;

const style = `body{font:1.25rem/1.6 Rubik,'Segoe UI',Arial,sans-serif;min-block-size:100vh;margin:0;padding:2rem;box-sizing:border-box;display:grid;place-content:center;justify-items:center;text-align:center}
p{max-inline-size:28rem;text-wrap:balance;margin:0 0 1.5rem}a{font-size:1rem;font-weight:600;padding:.625rem 1.5rem;border-radius:10px;text-decoration:none}
${colors(lightColors)}@media(prefers-color-scheme:dark){${colors(darkColors)}}`;

export const refusalPageHeaders = {
  'content-security-policy': `default-src 'none'; style-src ${cspHashes([style])}; base-uri 'none'`,
  'permissions-policy': permissionsPolicy,
};

/** A refusal page. Self-contained: the server may be too busy to serve anything else. */
export const writeRefusalPage = (locale: GuestLocale, message: string): string =>
  `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(message)}</title><style>${style}</style></head><body><p>${escapeHtml(message)}</p><a href="">${escapeHtml(translate(locale, refusalPageTexts.again))}</a></body></html>`;
