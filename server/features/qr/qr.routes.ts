import { linkBaseFor, reachOf } from '#core/qr/menu-link.ts';
import type { qrContract } from '#core/qr/qr.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import type { TableCodesService } from './table-codes.service.ts';

type Needs = {
  tableCodes: TableCodesService;
  publicUrl: string | undefined;
  publicOrigin: PublicOrigin;
  /** Asked each time: a laptop changes networks while the server runs. */
  findLanAddress: () => string | undefined;
};

export const qrRoutes = ({
  tableCodes,
  publicUrl,
  publicOrigin,
  findLanAddress,
}: Needs): HandlersFor<typeof qrContract> => ({
  getLinkBase: async ({ request }) => {
    const base = linkBaseFor({ publicUrl, origin: publicOrigin(request), lanAddress: findLanAddress() });
    return { base, reach: reachOf(base) };
  },
  listTableCodes: async ({ owner }) => ({ codes: await tableCodes.list(owner) }),
  reissueTableCodes: async ({ owner, body }) => ({ codes: await tableCodes.reissue(owner, body.tables) }),
  checkTable: async ({ params, query, request }) => ({
    isValid: await tableCodes.check(
      publicOwner(params.ownerId),
      Number(params.table),
      query.code,
      senderOf(request),
    ),
  }),
});
