import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PlacedOrder } from '../card/lingering.ts';
import type { BoardOrder } from '../state/board-state.ts';

export type TableLaneProps = {
  placed: readonly PlacedOrder[];
  /** The cards of some of them. */
  cardsOf: (some: readonly PlacedOrder[]) => ReactNode;
};

/** What a board does for tables and their visits; composed by the page, and loaded when it is first needed. */
export type BoardTables = {
  /** Groups the orders of a stage by their tables; null while they are one list. */
  Lane: ComponentType<TableLaneProps> | null;
  /** In an order's dialog: leads to what it, or its table, has to pay. */
  billOf: (order: BoardOrder, leave: () => void) => ReactNode;
  /** The bill that is open. */
  dialogOf: (openOrder: (orderId: string) => void) => ReactNode;
};

const BoardTablesContext = createContext<BoardTables | null>(null);
export const BoardTablesProvider = BoardTablesContext.Provider;
export const useBoardTables = () => useContext(BoardTablesContext);
