import { inAccess } from './defects/access.mjs';
import { inLive } from './defects/live.mjs';
import { inMenus } from './defects/menus.mjs';
import { inMoney } from './defects/money.mjs';
import { inOrders } from './defects/orders.mjs';
import { inPrinting } from './defects/printing.mjs';
import { inScreens } from './defects/screens.mjs';

/**
 * Small defects, and the test of each that must turn red. `file` is where it is planted, `text` what is replaced there and
 * must be there exactly once, `becomes` what takes its place; `meets` is what a user would meet.
 *
 * @typedef {'unit' | 'dom' | 'embedded' | 'postgres' | 'structure' | 'browser'} Project
 * @typedef {{ project: Project, file: string, name: string }} GuardingTest
 * @typedef {{ name: string, meets: string, file: string, text: string, becomes: string, test: GuardingTest }} Defect
 * @type {readonly Defect[]}
 */
export const defects = [
  ...inOrders,
  ...inMoney,
  ...inAccess,
  ...inPrinting,
  ...inMenus,
  ...inLive,
  ...inScreens,
];
