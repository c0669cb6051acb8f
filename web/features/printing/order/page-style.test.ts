import { expect, it } from 'vitest';
import { pageStyle } from './page-style.ts';

it('prints each dot in its own size, on a page that is as long as the ticket', () => {
  expect(pageStyle(80, 800)).toContain('@page { size: 80mm 104mm; margin: 0 }');
  expect(pageStyle(80, 800)).toContain('width: 72mm');
  expect(pageStyle(58, 801)).toContain('@page { size: 58mm 105mm; margin: 0 }');
  expect(pageStyle(58, 801)).toContain('width: 48mm');
});
