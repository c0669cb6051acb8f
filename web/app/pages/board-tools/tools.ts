import { ClipboardPlus, Tv } from 'lucide-react';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardTool } from './board-tool.ts';
import { boardToolsTexts as t } from './board-tools.texts.ts';

/** The most pressing in a full house first. */
export const boardTools: readonly BoardTool[] = [
  {
    id: 'staff-order',
    icon: ClipboardPlus,
    label: (text) => text(t.staffOrder),
    hint: (text) => text(t.staffOrderHint),
    Screen: lazyPart(
      async () => (await import('#web/features/staff-order/staff-order-screen.tsx')).StaffOrderScreen,
    ),
  },
  {
    id: 'ready-screen',
    icon: Tv,
    label: (text) => text(t.readyScreen),
    hint: (text) => text(t.readyScreenHint),
    Screen: lazyPart(
      async () => (await import('#web/features/ready-screen/address-dialog.tsx')).ReadyAddressDialog,
    ),
  },
];
