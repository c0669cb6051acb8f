import { type BoardAction, type BoardState, boardReducer, emptyBoard } from './board-state.ts';

export type BoardStore = ReturnType<typeof createBoardStore>;

/** The board outside React, so that a second tap in the same frame already sees what the first one did. */
export const createBoardStore = () => {
  let state: BoardState = emptyBoard;
  const listeners = new Set<() => void>();
  return {
    get: (): BoardState => state,
    dispatch: (action: BoardAction): void => {
      state = boardReducer(state, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
