import { Refusal } from '#core/refusal.ts';
import { type ReportFacts, reportOf } from '#core/reports/report-of-totals.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { type Span, spanBefore } from '#core/reports/spans.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { ShiftsService } from '#server/features/shifts/shifts.service.ts';
import type { ViewsService } from '#server/features/views/views.service.ts';
import { findReportedRestaurant, listReportedDishes } from './reports.queries.ts';
import { findShiftToTotal } from './totals.queries.ts';
import type { TotalsService } from './totals.service.ts';

type Needs = { db: Database; shifts: Pick<ShiftsService, 'get'>; totals: TotalsService; views: ViewsService };

export type ReportsService = ReturnType<typeof createReportsService>;

export const createReportsService = ({ db, shifts, totals, views }: Needs) => {
  const readFacts = async (scope: OwnerScope): Promise<Omit<ReportFacts, 'views'> & { timeZone: string }> => {
    const [restaurant, dishes, lastScans] = await Promise.all([
      findReportedRestaurant(db, scope),
      listReportedDishes(db, scope),
      views.readLastScans(scope),
    ]);
    return { ...restaurant, dishes, lastScans };
  };
  const ofDays = async (scope: OwnerScope, span: Span, facts: Omit<ReportFacts, 'views'>): Promise<Report> =>
    reportOf(await totals.ofSpan(scope.ownerId, span), {
      ...facts,
      views: await views.readOfSpan(scope, span),
    });

  return {
    ofShift: async (scope: OwnerScope, shiftId: string) => {
      requireOrderingPlan(scope);
      const found = await findShiftToTotal(db, scope.ownerId, shiftId);
      if (!found) throw new Refusal('not_found');
      const [shift, ofShift, viewsOfShift, facts] = await Promise.all([
        shifts.get(scope, shiftId),
        totals.ofShift(found),
        views.readOfShift(scope, shiftId),
        readFacts(scope),
      ]);
      return {
        shift,
        timeZone: found.timeZone,
        report: reportOf(ofShift, { ...facts, views: viewsOfShift }),
      };
    },

    ofSpan: async (scope: OwnerScope, span: Span) => {
      requireOrderingPlan(scope);
      const facts = await readFacts(scope);
      return { timeZone: facts.timeZone, report: await ofDays(scope, span, facts) };
    },

    /** Compared with the same number of days before it. */
    ofSpanAndBefore: async (scope: OwnerScope, span: Span) => {
      requireOrderingPlan(scope);
      const earlier = spanBefore(span);
      const facts = await readFacts(scope);
      const report = await ofDays(scope, span, facts);
      const before = await ofDays(scope, earlier, facts);
      return { ...span, timeZone: facts.timeZone, report, before: { ...earlier, report: before } };
    },
  };
};
