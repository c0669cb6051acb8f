import type { FastifyReply } from 'fastify';
import type { reportFilesContract } from '#core/reports/report-files.contract.ts';
import type { SecurityLogService } from '#server/features/security-log/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { contentTypes, type FileChoice, presentDisposition } from './report-files.presenter.ts';
import type { ReportFilesService } from './report-files.service.ts';

type Needs = { reportFiles: ReportFilesService; securityLog: SecurityLogService };

export const reportFilesRoutes = ({
  reportFiles,
  securityLog,
}: Needs): HandlersFor<typeof reportFilesContract> => {
  const send = (
    reply: FastifyReply,
    choice: FileChoice,
    { file, ...span }: Awaited<ReturnType<ReportFilesService['ofSpan']>>,
  ): void => {
    reply
      .header('content-disposition', presentDisposition(choice, span))
      .header('cache-control', 'private, no-store')
      .type(contentTypes[choice.format]);
    reply.send(file);
  };
  return {
    exportShiftReport: async ({ owner, params, query, request, reply }) => {
      const written = await reportFiles.ofShift(owner, params.serviceId, query);
      // It holds the names and phones of guests.
      if (query.table === 'orders') securityLog.record('orders_exported', owner, request);
      send(reply, query, written);
    },
    exportSpanReport: async ({ owner, query, request, reply }) => {
      const { from, to, ...choice } = query;
      const written = await reportFiles.ofSpan(owner, { from, to }, choice);
      if (query.table === 'orders') securityLog.record('orders_exported', owner, request);
      send(reply, choice, written);
    },
  };
};
