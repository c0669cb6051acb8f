import { CirclePause, ClipboardPlus, GraduationCap, PackageX, PlaneTakeoff, Tv } from 'lucide-react';
import { pauseTexts } from '#web/features/pauses/pause.texts.ts';
import { practiceTexts } from '#web/features/sandbox/practice/practice.texts.ts';
import { stockTexts } from '#web/features/stock/stock.texts.ts';
import { preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardTool } from './board-tool.ts';
import { boardToolsTexts as t } from './board-tools.texts.ts';

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
  Screen: lazyPart(async () => (await import('#web/features/pauses/pause-screen.tsx')).PauseScreen),
};

const staffOrder: BoardTool = {
  id: 'staff-order',
  icon: ClipboardPlus,
  label: (text) => text(t.staffOrder),
  hint: (text) => text(t.staffOrderHint),
  Screen: lazyPart(
    async () => (await import('#web/features/orders/staff-order/staff-order-screen.tsx')).StaffOrderScreen,
  ),
};

const readyScreen: BoardTool = {
  id: 'ready-screen',
  icon: Tv,
  label: (text) => text(t.readyScreen),
  hint: (text) => text(t.readyScreenHint),
  Screen: lazyPart(
    async () => (await import('#web/features/ready-screen/address-dialog.tsx')).ReadyAddressDialog,
  ),
};

const practice: BoardTool = {
  id: 'practice',
  icon: GraduationCap,
  label: (text) => text(practiceTexts.tool),
  hint: (text) => text(practiceTexts.toolHint),
  Screen: lazyPart(async () => (await import('./practice-tool.tsx')).PracticeTool),
};

const preflight: BoardTool = {
  id: 'preflight',
  icon: PlaneTakeoff,
  label: (text) => text(preflightTexts.title),
  hint: (text) => text(t.preflightHint),
  Screen: lazyPart(async () => (await import('./preflight-tool.tsx')).PreflightTool),
};

/** The most pressing in a full house first. */
export const boardTools: readonly BoardTool[] = [staffOrder, stock, pause, readyScreen, preflight, practice];
