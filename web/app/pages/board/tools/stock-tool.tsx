import { StockScreen } from '#web/features/stock/stock-screen.tsx';
import type { BoardToolProps } from './board-tool.ts';

export const StockTool = ({ board, onClose }: BoardToolProps) => (
  <StockScreen orders={board.orders} onClose={onClose} />
);
