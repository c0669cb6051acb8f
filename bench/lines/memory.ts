import type { BenchLine } from '../kit/budget.ts';
export const memory: BenchLine = { name: 'memory', how: '', run: async () => {} };
