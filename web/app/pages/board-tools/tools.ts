import type { BoardTool } from './board-tool.ts';

/** The most pressing in a full house first. */
export const boardTools: readonly BoardTool[] = [];
