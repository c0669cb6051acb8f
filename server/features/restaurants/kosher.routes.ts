import type { kosherContract } from '#core/restaurants/kosher.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { KosherService } from './kosher.service.ts';

export const kosherRoutes = ({ kosher }: { kosher: KosherService }): HandlersFor<typeof kosherContract> => ({
  getKosher: ({ owner }) => kosher.get(owner),

  saveKosher: ({ owner, body }) => kosher.save(owner, body),

  getKosherCertificate: async ({ params, reply }) => {
    const certificate = await kosher.getCertificate(publicOwner(params.ownerId));
    // It ends on a day: nobody may keep it beyond that.
    reply.header('cache-control', 'no-cache');
    return certificate;
  },
});
