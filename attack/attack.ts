import type { Engine } from '#server/db/engine/database.ts';
import { watchLog } from './checks/watch-log.ts';
import { attackCosts, type CostPlan } from './parts/costs.ts';
import { attackEndpoints, type Plan } from './parts/endpoints.ts';
import { attackLimits } from './parts/limits.ts';
import { attackSockets } from './parts/raw-sockets.ts';
import { createReport, type Report } from './report/report.ts';
import { type AttackedApp, openAttackedApp } from './world/open-app.ts';

const noLimits = { RATE_LIMIT_FACTOR: '1000000' };
/** Half a request times out quickly, so that thousands of them take seconds. */
const hasty = { HEADERS_TIMEOUT_SECONDS: '0.3', REQUEST_TIMEOUT_SECONDS: '0.6', IDLE_TIMEOUT_SECONDS: '0.6' };

const longCosts: CostPlan = { dishes: 80, moves: 800, strangers: 1_000, repeated: 15 };
/** A machine that is busy with other tests measures no processor time. */
const shortCosts: CostPlan = { dishes: 20, moves: 60, strangers: 100, repeated: 0 };

/** Attacks an application on this database, which must be empty, and reports its answers and failures. */
export const attack = async (engine: Engine, plan: Plan): Promise<Report> => {
  const report = createReport();
  const watch = watchLog();
  const withApp = async (environment: Record<string, string>, part: (app: AttackedApp) => Promise<void>) => {
    const attacked = await openAttackedApp(engine, watch.log, environment);
    try {
      await part(attacked);
    } finally {
      await attacked.close();
    }
  };
  await withApp(noLimits, (attacked) => attackEndpoints({ attacked, watch, report }, plan));
  await withApp({ ...noLimits, ...hasty }, (attacked) => attackSockets({ attacked, watch, report }, plan));
  await withApp(noLimits, (attacked) =>
    attackCosts({ attacked, report }, plan.isThorough ? longCosts : shortCosts),
  );
  await withApp({}, (attacked) => attackLimits({ attacked, report }));
  return report;
};
