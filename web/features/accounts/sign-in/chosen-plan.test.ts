import { describe, expect, it } from 'vitest';
import { chosenPlan } from './chosen-plan.ts';

describe('the plan chosen before signing up', () => {
  it.each([
    ['plan=basic', 'basic'],
    ['plan=pro', 'pro'],
    ['plan=gold', 'pro'],
    ['plan=%D7%90', 'pro'],
    ['', 'pro'],
  ])('%s means %s', (search, plan) => {
    expect(chosenPlan(new URLSearchParams(search))).toBe(plan);
  });
});
