import { describe, expect, it } from 'vitest';
import { sourceFile } from '../structure/source-files.mjs';
import { importersOf } from './import-graph.mjs';
import { roomOf, touchedTests } from './touched-tests.mjs';

/** `{ path: what it imports }` */
const tree = (imports) =>
  Object.entries(imports).map(([path, names]) =>
    sourceFile(path, names.map((name) => `import '#${name}';`).join('\n')),
  );

const files = tree({
  'core/orders/price.ts': [],
  'core/orders/price.test.ts': ['core/orders/price.ts'],
  'core/orders/orders.contract.ts': ['core/orders/price.ts'],
  'core/contract.ts': ['core/orders/orders.contract.ts'],
  'core/contract.test.ts': ['core/contract.ts'],
  'server/features/orders/orders.routes.test.ts': ['core/contract.ts'],
  'server/features/menus/menus.routes.test.ts': ['core/contract.ts'],
  'server/http/contract/contract.test.ts': ['core/contract.ts'],
  'web/features/orders/total.tsx': ['core/orders/price.ts'],
  'web/features/orders/total.dom.test.tsx': ['web/features/orders/total.tsx'],
  'web/features/orders/other.dom.test.tsx': [],
  'web/guest/cart/cart.ts': ['core/orders/price.ts'],
  'web/guest/cart/cart.test.ts': ['web/guest/cart/cart.ts'],
  'web/guest/cart/sum.test.ts': ['core/orders/price.ts'],
  'e2e/support/order.ts': [],
  'e2e/journeys/order.spec.ts': ['e2e/support/order.ts'],
});
const touchedBy = (...changed) =>
  touchedTests(
    changed,
    files.map(({ path }) => path),
    importersOf(files),
  );

describe('the tests that a change touches', () => {
  it('are those of its feature in every tree, and those elsewhere of what imports it', () => {
    expect(touchedBy('core/orders/price.ts')).toEqual({
      tests: [
        'core/orders/price.test.ts',
        'server/features/orders/orders.routes.test.ts',
        'web/features/orders/total.dom.test.tsx',
        'web/guest/cart/cart.test.ts',
        'web/guest/cart/sum.test.ts',
      ],
      left: 0,
    });
  });

  it('leave the server alone when a screen changed', () => {
    expect(touchedBy('web/features/orders/total.tsx').tests).toEqual([
      'web/features/orders/total.dom.test.tsx',
    ]);
  });

  it('are those that read a contract in other ways', () => {
    const { tests } = touchedBy('core/orders/orders.contract.ts');
    expect(tests).toContain('server/http/contract/contract.test.ts');
    expect(tests).not.toContain('server/features/menus/menus.routes.test.ts');
  });

  it('are what changed itself; a journey only then', () => {
    expect(touchedBy('core/orders/price.test.ts').tests).toEqual(['core/orders/price.test.ts']);
    expect(touchedBy('e2e/support/order.ts').tests).toEqual([]);
    expect(touchedBy('e2e/journeys/order.spec.ts').tests).toEqual(['e2e/journeys/order.spec.ts']);
  });

  it('leave out the many elsewhere that import what everything uses, and count them', () => {
    const others = Object.fromEntries(
      Array.from({ length: 31 }, (_, index) => [`web/features/f${index}/x.test.ts`, ['web/ui/button.tsx']]),
    );
    const all = tree({ 'web/ui/button.tsx': [], 'web/ui/button.test.tsx': ['web/ui/button.tsx'], ...others });
    const paths = all.map(({ path }) => path);
    expect(touchedTests(['web/ui/button.tsx'], paths, importersOf(all))).toEqual({
      tests: ['web/ui/button.test.tsx'],
      left: 31,
    });
  });

  it('know a feature by its one name, and other files by their folder', () => {
    expect(
      [
        'core/menus/dishes/x.ts',
        'web/guest/menus/x.ts',
        'server/http/a/b/x.ts',
        'web/app/x.ts',
        'package.json',
      ].map(roomOf),
    ).toEqual(['menus', 'menus', 'server/http', 'web/app', '']);
  });
});
