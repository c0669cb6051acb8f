import type { StockLimit } from '#core/stock/stock-limit.ts';
import type { stockLimits } from '#server/db/schema.ts';

export type LimitRow = typeof stockLimits.$inferSelect;

export const toLimit = ({ groupName, optionName, kind, endsAt, left, countId }: LimitRow): StockLimit => ({
  groupName,
  optionName,
  kind,
  endsAt: endsAt?.toISOString() ?? null,
  left,
  countId,
});
