import type { Scenario } from './scenario.ts';
import { appKilled } from './scenarios/app-killed.ts';

export const scenarios: readonly Scenario[] = [appKilled];
