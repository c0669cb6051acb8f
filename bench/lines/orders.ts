import type { BenchLine } from '../kit/budget.ts';
export const orders: BenchLine = { name: 'orders', how: '', run: async () => {} };
