import { CirclePause, ClipboardPlus, PackageX } from 'lucide-react';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardTool } from './board-tool.ts';
import { boardToolsTexts as t } from './board-tools.texts.ts';

/** Needed many times in an evening: from a tablet on they have their names on the board itself. */
export const staffOrderTool: BoardTool = {
  id: 'staff-order',
  icon: ClipboardPlus,
  label: (text) => text(t.staffOrder),
  hint: (text) => text(t.staffOrderHint),
  Screen: lazyPart(
    async () => (await import('#web/features/orders/staff-order/staff-order-screen.tsx')).StaffOrderScreen,
  ),
};

export const stockTool: BoardTool = {
  id: 'stock',
  icon: PackageX,
  label: (text) => text(t.stock),
  hint: (text) => text(t.stockHint),
  Screen: lazyPart(async () => (await import('./stock-tool.tsx')).StockTool),
};

export const pauseTool: BoardTool = {
  id: 'pause',
  icon: CirclePause,
  label: (text) => text(t.pause),
  hint: (text) => text(t.pauseHint),
  Screen: lazyPart(async () => (await import('#web/features/pauses/pause-screen.tsx')).PauseScreen),
};
