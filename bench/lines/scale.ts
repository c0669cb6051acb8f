import type { BenchLine } from '../kit/budget.ts';
export const scale: BenchLine = { name: 'scale', how: '', run: async () => {} };
