import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ShownAreas } from '#core/areas/area-lines.ts';
import type { Area } from '#core/areas/areas.contract.ts';
import type { Move } from '#core/orders/order-lifecycle.ts';
import type { BoardOrder } from '../state/board-state.ts';

type Orders = readonly BoardOrder[];
type OfOrder = { order: BoardOrder };

/** What a board with several areas does otherwise (`area-kit`). Most restaurants have one area, and never load it. */
export type AreaKit = {
  shownAreas: (areas: readonly Area[], chosen: readonly string[]) => ShownAreas;
  splitByArea: (board: BoardAreas, orders: Orders) => { here: Orders; elsewhere: Orders };
  concerning: (board: BoardAreas, orders: Orders) => Orders;
  CardLines: ComponentType<OfOrder>;
  DialogLines: ComponentType<OfOrder>;
  AreaLine: ComponentType<OfOrder>;
  NextStep: ComponentType<OfOrder & { orderLabel: string; onMove: (orderId: string, move: Move) => unknown }>;
  AreaChoice: () => ReactNode;
  DoneHere: ComponentType<{ orders: Orders }>;
  FilteredMark: () => ReactNode;
};

export type BoardAreas = {
  kit: AreaKit;
  areas: readonly Area[];
  shown: ShownAreas;
  /** On this device; none: all. */
  choose: (areaIds: readonly string[]) => void;
  tick: (orderId: string, lines: readonly number[], done: boolean) => void;
};

const BoardAreasContext = createContext<BoardAreas | null>(null);
export const BoardAreasProvider = BoardAreasContext.Provider;
/** Null in a restaurant with one area, and until it is known to have several: then everything is shown. */
export const useBoardAreas = () => useContext(BoardAreasContext);
