import type { BenchLine } from '../kit/budget.ts';
export const live: BenchLine = { name: 'live', how: '', run: async () => {} };
