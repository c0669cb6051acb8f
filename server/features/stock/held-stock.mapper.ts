import type { PlacedLine, StockOrder } from '#core/stock/stock-needs.ts';
import type { StoredOrder } from '#server/hooks/orders-hook.ts';

export const toPlacedLine = ({
  dishId,
  dishName,
  quantity,
  customizations,
  taken,
}: StoredOrder['lines'][number]): PlacedLine => ({
  dishId,
  name: dishName,
  quantity,
  customizations,
  taken,
});

/** The counted stock that an order holds: none once it is rejected or deleted. */
export const toStockOrder = ({ order, lines }: StoredOrder): StockOrder => ({
  lines: lines.map(toPlacedLine),
  happens: !order.rejected && order.deletedAt === null,
});
