import { Refusal } from '#core/refusal.ts';
import type { devicesContract } from '#core/security/devices.contract.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { presentDevice } from './devices.presenter.ts';
import type { SecurityLogService } from './security-log.service.ts';

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
