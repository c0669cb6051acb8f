import type { FastifyBaseLogger } from 'fastify';
import { reachOf } from '#core/qr/menu-link.ts';
import type { PublicOrigin } from './public-origin.ts';

type Needs = {
  publicUrl: string | undefined;
  publicOrigin: PublicOrigin;
  /** The address of this process, independent of any request. */
  ownAddress: () => string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export type MailOrigin = PublicOrigin;

/**
 * The origin of mailed links. A stranger who requests somebody's reset mail chooses the Host, and with it who would get
 * the token. So without PUBLIC_URL a host is trusted only within this machine or network.
 */
export const createMailOrigin = ({ publicUrl, publicOrigin, ownAddress, log }: Needs): MailOrigin => {
  let hasWarned = false;
  return (request) => {
    if (publicUrl) return publicUrl;
    const requested = publicOrigin(request);
    // Parsed as a mail client will: `localhost:80@evil.example` is a user name and another host.
    const origin = URL.canParse(requested) ? new URL(requested).origin : null;
    if (origin && reachOf(origin) !== 'everyone') return origin;
    if (!hasWarned)
      log.warn('PUBLIC_URL is not set, so mailed links name this machine: set it to the public address.');
    hasWarned = true;
    return ownAddress();
  };
};
