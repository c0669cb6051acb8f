import type { reportsContract } from '#core/reports/reports.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { ReportsService } from './reports.service.ts';

export const reportsRoutes = ({
  reports,
}: {
  reports: ReportsService;
}): HandlersFor<typeof reportsContract> => ({
  getShiftReport: ({ owner, params }) => reports.ofShift(owner, params.serviceId),
  getSpanReport: ({ owner, query }) => reports.ofSpanAndBefore(owner, query),
});
