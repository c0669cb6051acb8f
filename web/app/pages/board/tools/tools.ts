import { Armchair, GraduationCap, PlaneTakeoff, Tv } from 'lucide-react';
import { practiceTexts } from '#web/features/sandbox/practice/practice.texts.ts';
import { preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardTool } from './board-tool.ts';
import { boardToolsTexts as t } from './board-tools.texts.ts';
import { pauseTool, staffOrderTool, stockTool } from './daily-tools.ts';
import { toolsDialogTexts as hints } from './tools-dialog.texts.ts';

const readyScreen: BoardTool = {
  id: 'ready-screen',
  icon: Tv,
  label: (text) => text(t.readyScreen),
  hint: (text) => text(hints.readyScreenHint),
  Screen: lazyPart(
    async () => (await import('#web/features/ready-screen/address-dialog.tsx')).ReadyAddressDialog,
  ),
};

const tables: BoardTool = {
  id: 'tables',
  icon: Armchair,
  label: (text) => text(hints.tables),
  hint: (text) => text(hints.tablesHint),
  Screen: lazyPart(async () => (await import('./tables-tool.tsx')).TablesTool),
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
  hint: (text) => text(hints.preflightHint),
  Screen: lazyPart(async () => (await import('./preflight-tool.tsx')).PreflightTool),
};

/** The most pressing in a full house first. */
export const boardTools: readonly BoardTool[] = [
  { ...staffOrderTool, hint: (text) => text(hints.staffOrderHint) },
  { ...stockTool, hint: (text) => text(hints.stockHint) },
  { ...pauseTool, hint: (text) => text(hints.pauseHint) },
  tables,
  readyScreen,
  preflight,
  practice,
];
