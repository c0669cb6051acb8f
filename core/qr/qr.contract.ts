import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { linkReaches } from './menu-link.ts';

const linkBase = z.object({ base: z.string(), reach: z.enum(linkReaches) });

export const qrContract = contract({
  getLinkBase: endpoint({
    method: 'GET',
    path: '/qr/base',
    access: 'station',
    summary: 'The address that QR codes begin with, and who can open it.',
    response: linkBase,
  }),
});
