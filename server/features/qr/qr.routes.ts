import { linkBaseFor, reachOf } from '#core/qr/menu-link.ts';
import type { qrContract } from '#core/qr/qr.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';

type Needs = {
  publicUrl: string | undefined;
  publicOrigin: PublicOrigin;
  /** Asked each time: a laptop changes networks while the server runs. */
  findLanAddress: () => string | undefined;
};

export const qrRoutes = ({
  publicUrl,
  publicOrigin,
  findLanAddress,
}: Needs): HandlersFor<typeof qrContract> => ({
  getLinkBase: async ({ request }) => {
    const base = linkBaseFor({ publicUrl, origin: publicOrigin(request), lanAddress: findLanAddress() });
    return { base, reach: reachOf(base) };
  },
});
