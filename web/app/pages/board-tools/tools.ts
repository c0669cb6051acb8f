import { CirclePause, PackageX } from 'lucide-react';
import { pauseTexts } from '#web/features/pause/pause.texts.ts';
import { stockTexts } from '#web/features/stock/stock.texts.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardTool } from './board-tool.ts';

const stock: BoardTool = {
  id: 'stock',
  icon: PackageX,
  label: (text) => text(stockTexts.tool),
  hint: (text) => text(stockTexts.toolHint),
  Screen: lazyPart(async () => (await import('./stock-tool.tsx')).StockTool),
};

const pause: BoardTool = {
  id: 'pause',
  icon: CirclePause,
  label: (text) => text(pauseTexts.tool),
  hint: (text) => text(pauseTexts.toolHint),
  Screen: lazyPart(async () => (await import('#web/features/pause/pause-screen.tsx')).PauseScreen),
};

/** The most pressing in a full house first. */
export const boardTools: readonly BoardTool[] = [stock, pause];
