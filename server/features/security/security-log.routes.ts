import type { securityLogContract } from '#core/security/security-log.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { SecurityLogService } from './security-log.service.ts';

export const securityLogRoutes = ({
  securityLog,
}: {
  securityLog: SecurityLogService;
}): HandlersFor<typeof securityLogContract> => ({
  listSecurityLog: ({ owner, query }) => securityLog.list(owner, query.before),
});
