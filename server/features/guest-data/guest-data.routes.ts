import type { guestDataContract } from '#core/guest-data/guest-data.contract.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { GuestDataService } from './guest-data.service.ts';

type Needs = { guestData: GuestDataService; securityLog: SecurityLogService };

export const guestDataRoutes = ({
  guestData,
  securityLog,
}: Needs): HandlersFor<typeof guestDataContract> => ({
  getGuestDataPeriod: ({ owner }) => guestData.getPeriod(owner),

  setGuestDataPeriod: async ({ owner, body, request }) => {
    const period = await guestData.setPeriod(owner, body.months);
    securityLog.record('guest_data_period_changed', owner, request);
    return period;
  },
});
