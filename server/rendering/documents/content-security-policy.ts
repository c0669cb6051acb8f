import type { FastifyReply } from 'fastify';
import type { RenderedDocument } from '#core/pages/page-renderer.ts';
import { cspHashes } from '#server/http/protection/csp-hashes.ts';
import { permissionsPolicy } from '#server/http/protection/page-permissions.ts';

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const everyPage = {
  'default-src': "'none'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
};

/**
 * The guest page is cached compressed, so a nonce would repeat for every reader and protect nobody.
 * Hashes of its own inline script and style are as strict and can be cached.
 */
export const guestPolicy = ({ inlineScripts, inlineStyles }: RenderedDocument): string =>
  policy({
    ...everyPage,
    'img-src': "'self' data:",
    'script-src': `'self' ${cspHashes(inlineScripts)}`,
    'style-src': `'self' ${cspHashes(inlineStyles)}`,
    // The editor shows the guest's page in a frame of its own.
    'frame-ancestors': "'self'",
  });

/**
 * App pages are made for one reader: a fresh nonce each, for scripts and for the style sheets that libraries add. What
 * scripts set on an element's `style` needs no leave; a style attribute in the document would.
 */
export const appPolicy = (nonce: string): string =>
  policy({
    ...everyPage,
    'img-src': "'self' data: blob:",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // A menu that is brought in is read beside the page.
    'worker-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
  });

/** What a page says to its browser about itself. */
export const policyHeaders = (content: string) => ({
  'content-security-policy': content,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
});

export const applyPolicy = (reply: FastifyReply, content: string): FastifyReply =>
  reply.headers(policyHeaders(content));
