import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { Translate } from '#core/i18n/text.ts';
import type { OrderAlarm } from '#web/features/alerts/alarm/use-order-alarm.ts';
import type { useOrderBoard } from '#web/features/orders/board/state/use-order-board.ts';
import type { TablesOfBoard } from '../tables/use-board-tables.tsx';

/** What a tool gets from the board it was opened on. */
export type BoardToolProps = {
  account: Account;
  board: ReturnType<typeof useOrderBoard>;
  alarm: OrderAlarm;
  tables: TablesOfBoard;
  isOpen: boolean;
  onClose: () => void;
};

/** Something the staff does besides moving orders. Its screen is loaded when it is chosen (`lazyPart`). */
export type NamedTool = {
  id: string;
  icon: LucideIcon;
  label: (text: Translate) => string;
  Screen: ComponentType<BoardToolProps>;
};

/** In the list of all tools. */
export type BoardTool = NamedTool & { hint: (text: Translate) => string };
