import type { stockContract } from '#core/stock/stock.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { StockService } from './stock.service.ts';

export const stockRoutes = ({ stock }: { stock: StockService }): HandlersFor<typeof stockContract> => ({
  listStock: ({ owner }) => stock.list(owner),
  limitStock: ({ owner, params, body }) => stock.limit(owner, params.id, body),
});
