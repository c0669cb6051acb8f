import { CirclePause, ClipboardPlus, PackageX } from 'lucide-react';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { NamedTool } from './board-tool.ts';
import { boardToolsTexts as t } from './board-tools.texts.ts';

/** Needed many times in an evening: from a tablet on they have their names on the board itself. */
export const staffOrderTool: NamedTool = {
  id: 'staff-order',
  icon: ClipboardPlus,
  label: (text) => text(t.staffOrder),
  Screen: lazyPart(
    async () => (await import('#web/features/orders/staff-order/staff-order-screen.tsx')).StaffOrderScreen,
  ),
};

export const stockTool: NamedTool = {
  id: 'stock',
  icon: PackageX,
  label: (text) => text(t.stock),
  Screen: lazyPart(async () => (await import('./stock-tool.tsx')).StockTool),
};

export const pauseTool: NamedTool = {
  id: 'pause',
  icon: CirclePause,
  label: (text) => text(t.pause),
  Screen: lazyPart(async () => (await import('#web/features/pauses/pause-screen.tsx')).PauseScreen),
};
