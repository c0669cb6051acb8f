import type { FastifyReply, FastifyRequest } from 'fastify';
import type { reportFilesContract } from '#core/reports/report-files.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { contentTypes, type FileChoice, presentDisposition } from './report-files.presenter.ts';
import type { ReportFilesService } from './report-files.service.ts';

type Needs = { reportFiles: ReportFilesService; securityLog: SecurityLogService };

export const reportFilesRoutes = ({
  reportFiles,
  securityLog,
}: Needs): HandlersFor<typeof reportFilesContract> => {
  const send = (
    owner: OwnerScope,
    request: FastifyRequest,
    reply: FastifyReply,
    choice: FileChoice,
    { file, ...span }: Awaited<ReturnType<ReportFilesService['ofSpan']>>,
  ): void => {
    // They hold the names and phones of guests.
    if (choice.table === 'orders') securityLog.record('orders_exported', owner, request);
    reply.header('content-disposition', presentDisposition(choice, span)).type(contentTypes[choice.format]);
    reply.send(file);
  };
  return {
    exportShiftReport: async ({ owner, params, query, request, reply }) =>
      send(owner, request, reply, query, await reportFiles.ofShift(owner, params.serviceId, query)),
    exportSpanReport: async ({ owner, query: { from, to, ...choice }, request, reply }) =>
      send(owner, request, reply, choice, await reportFiles.ofSpan(owner, { from, to }, choice)),
  };
};
