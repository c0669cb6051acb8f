import type { devicesContract } from '#core/accounts/devices.contract.ts';
import { Refusal } from '#core/errors/error-codes.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { SecurityLogService } from '#server/features/security-log/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { presentDevice } from './accounts.presenter.ts';

type Needs = { sessions: SessionsService; securityLog: SecurityLogService };

export const devicesRoutes = ({ sessions, securityLog }: Needs): HandlersFor<typeof devicesContract> => ({
  listDevices: async ({ owner }) =>
    (await sessions.list(owner)).map((session) => presentDevice(session, owner)),

  logOutDevice: async ({ owner, params, request }) => {
    if (!(await sessions.closeOne(owner, params.id))) throw new Refusal('not_found');
    securityLog.record('device_logged_out', owner, request);
    return {};
  },
});
