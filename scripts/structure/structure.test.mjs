import { describe, expect, it } from 'vitest';
import { checkCycles } from './cycles.mjs';
import { checkDirection } from './direction.mjs';
import { checkDocumentPaths } from './document-paths.mjs';
import { checkEnvironment } from './environment.mjs';
import { checkFeatureFiles } from './feature-files.mjs';
import { checkFeatureNames, checkFolderSizes } from './feature-names.mjs';
import { checkFileNames } from './file-names.mjs';
import { checkImports } from './imports.mjs';
import { checkMoneySums } from './money-sums.mjs';
import { checkRefusals } from './refusals.mjs';
import { sourceFile } from './source-files.mjs';
import { checkTenantScope } from './tenant-scope.mjs';
import { checkTestHabits } from './test-habits.mjs';
import { checkUnusedTexts } from './unused-texts.mjs';

const locations = (problems) => problems.map(({ path, line }) => `${path}:${line}`);

describe('server feature files', () => {
  const core = sourceFile('core/menus/menus.contract.ts', '');

  it.each([
    'menus.routes.ts',
    'menus.service.ts',
    'menus.queries.ts',
    'menus.presenter.ts',
    'menus.routes.test.ts',
  ])('knows %s', (name) => {
    expect(checkFeatureFiles([core, sourceFile(`server/features/menus/${name}`, '')])).toEqual([]);
  });

  it('refuses an unknown role and a feature that core does not have', () => {
    const files = [
      core,
      sourceFile('server/features/menus/tools.ts', ''),
      sourceFile('server/features/pets/pets.routes.ts', ''),
    ];
    expect(locations(checkFeatureFiles(files))).toEqual([
      'server/features/menus/tools.ts:1',
      'server/features/pets/pets.routes.ts:1',
    ]);
  });
});

describe('names of features', () => {
  const check = (...paths) => locations(checkFeatureNames(paths.map((path) => sourceFile(path, ''))));

  it('wants the same name in two trees', () => {
    expect(
      check('core/stock/a.ts', 'server/features/stock/b.service.ts', 'web/features/stock/c.tsx'),
    ).toEqual([]);
    expect(check('core/hours/a.ts', 'web/guest/hours/b.ts')).toEqual([]);
  });

  it('refuses a folder that is called otherwise than its feature', () => {
    expect(
      check('core/staff/a.ts', 'server/features/people/b.service.ts', 'web/features/staff/c.tsx'),
    ).toEqual(['server/features/people/b.service.ts:1']);
    expect(check('core/pauses/a.ts', 'web/guest/pause/b.tsx')).toEqual([
      'core/pauses/a.ts:1',
      'web/guest/pause/b.tsx:1',
    ]);
  });

  it('lets those stand alone that the list explains, in their own tree', () => {
    expect(check('core/values/money.ts', 'web/features/outbox/a.tsx', 'web/guest/cart/b.ts')).toEqual([]);
    expect(check('web/features/values/a.ts')).toEqual(['web/features/values/a.ts:1']);
  });
});

describe('sizes of folders', () => {
  const named = (count, name) =>
    Array.from({ length: count }, (_, at) => sourceFile(`core/menus/${name(at)}`, ''));

  it('wants inner folders beyond twenty files, not counting tests', () => {
    const full = named(20, (at) => `a${at}.ts`);
    expect(
      checkFolderSizes([
        ...full,
        ...named(9, (at) => `a${at}.test.ts`),
        ...named(9, (at) => `testing/b${at}.ts`),
      ]),
    ).toEqual([]);
    expect(checkFolderSizes([...full, ...named(1, () => 'one-more.ts')])).toHaveLength(1);
  });
});

describe('imports', () => {
  it.each([
    ['core/a/b.ts', 'zod'],
    ['core/a/b.ts', 'zod/mini'],
    ['core/a/b.ts', '#core/values/money.ts'],
    ['core/a/b.ts', './d.ts'],
    ['core/a/b.test.ts', 'vitest'],
    ['core/a/testing/any-b.ts', 'fast-check'],
    ['server/db/schema.ts', 'drizzle-orm/pg-core'],
    ['server/features/menus/menus.queries.ts', 'drizzle-orm'],
    ['server/features/menus/menus.routes.ts', './menus.service.ts'],
    ['server/features/menus/menus.service.ts', './menus.queries.ts'],
    ['server/features/menus/menus.service.ts', '#server/features/stock/stock.service.ts'],
    ['server/features/menus/menus.routes.test.ts', '#server/features/stock/stock.queries.ts'],
    ['server/features/orders/placing.queries.ts', '#server/features/qr/table-codes.queries.ts'],
    ['web/app/pages/menu-page.tsx', '#web/features/menus/menu-list.tsx'],
    ['web/guest/menu/menu.tsx', '../cart/cart.tsx'],
    ['web/features/menus/list/menu-row.tsx', '../menu-name.tsx'],
    ['web/features/stock/limit.tsx', '../outbox/not-saved-note.tsx'],
    ['web/features/shifts/shifts.dom.test.tsx', '../orders/board/state/build-board-order.ts'],
    ['web/ui/form/field.tsx', '#web/lib/i18n/locale-provider.tsx'],
    ['web/styles/tokens.test.ts', '../guest/guest.css?raw'],
  ])('let %s import %s', (path, name) => {
    expect(checkImports([sourceFile(path, `import { x } from '${name}';`)])).toEqual([]);
  });

  it.each([
    ['core/a/b.ts', '#server/system/env.ts', 'pass what you need as an argument'],
    ['core/a/b.ts', '../../web/lib/x.ts', 'move the shared piece into core/'],
    ['core/a/b.ts', 'node:fs', 'do this in server/ or web/'],
    ['core/a/b.ts', 'vitest', 'do this in server/ or web/'],
    ['core/a/b.test.ts', 'react', 'do this in server/ or web/'],
    ['core/a/b.ts', '../../scripts/x.mjs', 'do this in server/ or web/'],
    ['server/a.ts', '#web/guest/entry.tsx', 'load the built renderer'],
    ['server/a.ts', '../web/lib/x.ts', 'load the built renderer'],
    ['server/features/menus/menus.routes.ts', './menus.queries.ts', 'routes call their service'],
    [
      'server/features/menus/menus.routes.ts',
      '#server/features/stock/stock.queries.ts',
      'routes call their service',
    ],
    ['server/features/menus/menus.routes.ts', 'drizzle-orm', 'add a query'],
    ['server/features/menus/menus.service.ts', 'drizzle-orm/pg-core', 'add a query'],
    ['server/features/menus/menus.presenter.ts', 'drizzle-orm', 'add a query'],
    [
      'server/features/menus/menus.service.ts',
      '#server/features/stock/stock.queries.ts',
      'through its service',
    ],
    ['server/features/menus/menus.service.ts', '../stock/stock.queries.ts', 'through its service'],
    ['server/features/menus/menus.presenter.ts', '../stock/inner/stock.queries.ts', 'through its service'],
    [
      'server/features/menus/menus.queries.ts',
      '#server/features/stock/stock.queries.ts',
      'through its service',
    ],
    ['server/features/menus/menus.service.ts', '../menus-2/menus.queries.ts', 'through its service'],
    [
      'server/features/orders/placing.service.ts',
      '#server/features/qr/table-codes.queries.ts',
      'through its service',
    ],
    [
      'server/features/orders/placing.queries.ts',
      '#server/features/calls/calls.queries.ts',
      'through its service',
    ],
    [
      'server/features/menus/menus.service.ts',
      '#server/features/stock/stock.routes.ts',
      'through its service',
    ],
    [
      'server/features/menus/menus.service.ts',
      '#server/features/menus/menu/menus.queries.ts',
      'relative path',
    ],
    ['web/a.ts', '#server/app.ts', 'call it through web/lib'],
    ['web/lib/a.ts', '../../server/app.ts', 'call it through web/lib'],
    ['web/lib/a.test.ts', 'node:fs', 'do this in server/'],
    ['web/a.ts', 'drizzle-orm', 'add a query'],
    ['web/ui/form/field.tsx', '#web/features/menus/menu-list.tsx', 'bottom of the web'],
    ['web/ui/form/field.tsx', '../../guest/menu/menu.tsx', 'bottom of the web'],
    ['web/lib/api/call.ts', '../../app/routes.tsx', 'bottom of the web'],
    ['web/features/menus/menu-list.tsx', '#web/app/routes.tsx', 'never the other way'],
    ['web/features/menus/menu-list.tsx', '../../guest/menu/menu.tsx', 'never the other way'],
    ['web/features/menus/menu-list.tsx', '#web/features/stock/limit.tsx', 'compose them in a page'],
    ['web/features/menus/list/menu-row.tsx', '../../stock/limit.tsx', 'compose them in a page'],
    ['web/features/menus/menu-list.tsx', '../menus-2/name.tsx', 'compose them in a page'],
    ['web/features/menus/menu-list.tsx', '../stock/build-limit.ts', 'compose them in a page'],
    ['web/features/menus/menu-list.test.tsx', '../stock/limit.tsx', 'compose them in a page'],
    ['web/features/menus/menu-list.tsx', '#web/features/menus/name.tsx', 'relative path'],
    ['web/app/pages/home.tsx', '#web/guest/menu/menu.tsx', 'to web/ui or web/lib'],
    ['web/app/pages/home.tsx', '../../guest/menu/menu.tsx', 'to web/ui or web/lib'],
    ['web/testing/render.tsx', '#web/guest/menu/menu.tsx', 'to web/ui or web/lib'],
    ['web/guest/menu/menu.tsx', '#web/app/routes.tsx', 'nobody imports pages'],
    ['web/guest/menu/menu.tsx', '../../app/routes.tsx', 'nobody imports pages'],
    ['web/guest/menu/menu.tsx', '#web/guest/cart/cart.tsx', 'relative path'],
  ])('do not let %s import %s', (path, name, advice) => {
    expect(checkImports([sourceFile(path, `import { x } from '${name}';`)])).toEqual([
      { path, line: 1, advice: expect.stringContaining(advice) },
    ]);
  });

  it.each([
    ["import type { A } from '#server/app.ts';", 1],
    ["import {\n  a,\n} from '#server/app.ts';", 3],
    ["export { a } from '#server/app.ts';", 1],
    ["import '#server/app.ts';", 1],
    ["const app = await import('#server/app.ts');", 1],
    ["// Why.\nconst app = await import(\n  '#server/app.ts'\n);", 3],
  ])('are found however they are written: %j', (text, line) => {
    expect(locations(checkImports([sourceFile('web/a.ts', text)]))).toEqual([`web/a.ts:${line}`]);
  });

  it('are not found in comments', () => {
    expect(checkImports([sourceFile('web/a.ts', "// import { a } from '#server/app.ts';")])).toEqual([]);
  });
});

describe('cycles', () => {
  const importing = (path, ...names) =>
    sourceFile(path, names.map((name) => `import { x } from '${name}';`).join('\n'));

  it('accepts imports that all point one way', () => {
    const files = [
      importing('web/app/entry.ts', './pages/home.tsx', '#core/i18n/text.ts', 'react'),
      importing('web/app/pages/home.tsx', '#core/i18n/text.ts'),
      importing('core/i18n/text.ts'),
    ];
    expect(checkCycles(files)).toEqual([]);
  });

  it('finds two files that import each other, also by a type or a late import', () => {
    const files = [
      sourceFile('core/a/one.ts', "import type { Two } from './two.ts';"),
      sourceFile('core/a/two.ts', "\nconst one = () => import('./one.ts');"),
    ];
    expect(checkCycles(files)).toEqual([
      {
        path: 'core/a/one.ts',
        line: 1,
        advice:
          'imports core/a/two.ts, which closes a cycle of files (core/a/one.ts → core/a/two.ts → core/a/one.ts): ' +
          'move what both need into a third file, or hand it over as an argument',
      },
    ]);
  });

  it('finds a cycle of folders whose files have none, and names the fewest imports that close it', () => {
    const files = [
      importing('server/a/one.ts', '#server/b/two.ts', '#server/b/leaf.ts'),
      importing('server/b/two.ts', '#server/c/three.ts'),
      importing('server/b/leaf.ts', '#server/c/three.ts', '#server/d/four.ts'),
      importing('server/c/three.ts', '#server/d/four.ts', '#server/a/leaf.ts'),
      importing('server/d/four.ts'),
      importing('server/a/leaf.ts'),
    ];
    const problems = checkCycles(files);
    expect(locations(problems)).toEqual(['server/c/three.ts:2']);
    expect(problems[0].advice).toContain('cycle of folders (server/a → server/b → server/c → server/a)');
  });

  it('names the shortest cycle of those that hang together, one at a time', () => {
    const files = [
      importing('web/a/one.ts', '#web/b/two.ts'),
      importing('web/b/two.ts', '#web/c/three.ts'),
      importing('web/c/three.ts', '#web/a/leaf.ts', '#web/b/leaf.ts'),
      importing('web/a/leaf.ts'),
      importing('web/b/leaf.ts'),
    ];
    const [{ advice }, ...others] = checkCycles(files);
    expect(others).toEqual([]);
    expect(advice).toContain('(web/b → web/c → web/b)');
  });

  it('counts an inner folder as a folder of its own', () => {
    const files = [
      importing('web/a/page.tsx', './parts/part.tsx'),
      importing('web/a/parts/part.tsx', '../rule.ts'),
      importing('web/a/rule.ts'),
    ];
    expect(locations(checkCycles(files))).toEqual(['web/a/page.tsx:1']);
  });

  it('leaves out tests and what only tests use', () => {
    const files = [
      importing('core/a/one.ts', '../b/two.ts'),
      importing('core/b/two.ts'),
      importing('core/b/two.test.ts', '../a/one.ts'),
      importing('core/b/testing/any-two.ts', '../../a/one.ts', '../two.ts'),
    ];
    expect(checkCycles(files)).toEqual([]);
  });
});

describe('file names', () => {
  it('refuses barrels and unlabelled drawers', () => {
    const files = ['core/index.ts', 'web/lib/utils.ts', 'web/ui/index-card.tsx'].map((path) =>
      sourceFile(path, ''),
    );
    expect(locations(checkFileNames(files))).toEqual(['core/index.ts:1', 'web/lib/utils.ts:1']);
  });
});

describe('direction', () => {
  const check = (text, path = 'web/ui/a.tsx') => checkDirection([sourceFile(path, text)]).length;

  it.each([
    'ml-2',
    'md:-mr-[3px]',
    'pl-auto',
    'left-0',
    'right-full',
    'text-right',
    'border-l',
    'rounded-tl-lg',
    'hover:border-r-2',
  ])('finds %s', (name) => {
    expect(check(`<p className="flex ${name}" />`)).toBe(1);
  });

  it.each([
    'ms-2',
    'pe-4',
    'start-0',
    'text-start',
    'border-s',
    'html-5',
    'rounded-lg',
    'border-line',
    'from-left-0',
    'mr-smith',
  ])('leaves %s alone', (name) => {
    expect(check(`<p className="flex ${name}" />`)).toBe(0);
  });

  it('finds physical properties in style sheets and style objects', () => {
    expect(check('a { margin-left: 1px }', 'web/a.css')).toBe(1);
    expect(check('a { left: 0 }', 'web/a.css')).toBe(1);
    expect(check('a { inset-inline-start: 0; text-align: start }', 'web/a.css')).toBe(0);
    expect(check("style={{ marginLeft: 4, textAlign: 'start' }}")).toBe(1);
  });

  it('accepts a stated reason, and nothing outside web/', () => {
    expect(check('// direction-ok: the code is always read left to right\n<p className="ml-2" />')).toBe(0);
    expect(check('// direction-ok:\n<p className="ml-2" />')).toBe(1);
    expect(check('ml-2', 'server/a.ts')).toBe(0);
  });
});

describe('paths in documents', () => {
  it('name files and folders that exist', () => {
    const files = [
      sourceFile('server/live/live-hub.ts', ''),
      sourceFile(
        'docs/a.md',
        'The hub (`server/live/live-hub.ts`) of\n`server/live/` and `server/live/streams.ts`, `npm test`',
      ),
    ];
    expect(checkDocumentPaths(files)).toEqual([
      {
        path: 'docs/a.md',
        line: 2,
        advice: 'there is no server/live/streams.ts: name the file that does this now',
      },
    ]);
  });
});

describe('test habits', () => {
  // Put together here, so that this file does not trip over its own examples.
  const dotted = (...parts) => `${parts.join('.')}('x', () => {})`;

  it('refuses focused, skipped and sleeping tests', () => {
    const text = [
      dotted('it', 'only'),
      dotted('describe', 'skip'),
      `page.${'waitFor'}${'Timeout'}(5)`,
      dotted('it', 'concurrent', 'only'),
    ];
    expect(locations(checkTestHabits([sourceFile('e2e/order.ts', text.join('\n'))]))).toEqual(
      [1, 2, 3, 4].map((n) => `e2e/order.ts:${n}`),
    );
    expect(checkTestHabits([sourceFile('core/a.test.ts', "it.skipIf(!root)('x', () => {})")])).toEqual([]);
  });
});

describe('environment', () => {
  it('is read in server/system/env.ts and in tools only', () => {
    const read = 'const port = process.env.PORT;';
    const files = [
      'server/system/env.ts',
      'server/app.ts',
      'web/a.ts',
      'scripts/a.mjs',
      'vite.config.ts',
    ].map((path) => sourceFile(path, read));
    expect(locations(checkEnvironment(files))).toEqual(['server/app.ts:1', 'web/a.ts:1']);
    expect(checkEnvironment([sourceFile('server/main.ts', 'const env = readEnv(process.env);')])).toEqual([]);
  });
});

describe('sums of money', () => {
  it('are made in core, and elsewhere only where a reason stands', () => {
    const adds = [
      ['core/orders/statement.ts', 'addAgorot(a, b);'],
      ['web/features/visits/bill/bill.ts', 'const owed = addAgorot(...debts);'],
      ['web/features/visits/bill/bill.test.ts', 'addAgorot(a, b);'],
      ['web/features/visits/testing/any-bill.ts', 'addAgorot(a, b);'],
      ['web/features/printing/test-button.tsx', 'addAgorot(a, b);'],
      ['web/features/visits/pay/split-plan.ts', 'addAgorot(...shares);'],
      ['server/features/visits/visits.queries.ts', `sql\`sum(\${orders.total})\``],
    ].map(([path, text]) => sourceFile(path, text));
    expect(locations(checkMoneySums(adds))).toEqual([
      'web/features/visits/bill/bill.ts:1',
      'web/features/printing/test-button.tsx:1',
      'server/features/visits/visits.queries.ts:1',
    ]);
  });

  it('lose their reason with their sum', () => {
    const none = sourceFile('web/features/visits/pay/split-plan.ts', '');
    expect(locations(checkMoneySums([none]))).toEqual(['web/features/visits/pay/split-plan.ts:1']);
  });
});

describe('tenant scope', () => {
  const check = (text, path = 'server/features/menus/menu/menus.queries.ts') =>
    locations(checkTenantScope([sourceFile(path, text)]));

  const path = 'server/features/menus/menu/menus.queries.ts';
  const change = (parameters) =>
    `export const remove = (${parameters}) =>\n  tx.delete(menus).where(eq(menus.id, id));`;
  const read = (parameters) => `export const list = async (${parameters}) => {\n  return db.select();\n};`;

  it('wants the owner among the parameters of whatever changes a row', () => {
    expect(check(`import x;\n${change('tx: Transaction, id: string')}`)).toEqual([`${path}:2`]);
    expect(
      check(`export const move = (tx) =>\n  tx.execute(sql\`update \${menus} set position = 1\`);`),
    ).toHaveLength(1);
    expect(check(change("tx: Transaction, id: OwnId<'menu'>"))).toEqual([]);
    expect(check(change('tx: Transaction, scope: OwnerScope, id: string'))).toEqual([]);
    expect(check(change('tx, id'), 'server/db/move/copy-database.ts')).toEqual([]);
  });

  it('wants it among those of whatever reads, too', () => {
    expect(check(read('db: Database, menuId: string'))).toEqual([`${path}:1`]);
    expect(check(read('\n  tx: Transaction,\n  menuId: string,\n'))).toEqual([`${path}:1`]);
    expect(check(read('db: Database, { ownerId }: OwnerScope, menuId: string'))).toEqual([]);
    expect(check(read('db: Database, ownerId: PublicOwnerId'))).toEqual([]);
    expect(check(read("db: Database, menuIds: readonly OwnId<'menu'>[]"))).toEqual([]);
    expect(check("export const f = <M extends VisibleId<'menu'>>(db: Database, menuId: M) => db;")).toEqual(
      [],
    );
    expect(check('export const isLong = (name: string) => name.length > 3;')).toEqual([]);
  });

  it('is not content with a mention of the owner elsewhere', () => {
    const mentions = read('db: Database, menuId: string').replace('db.select()', 'db as OwnerScope');
    expect(check(`/** Compares no OwnerScope. */\n${mentions}`)).toEqual([`${path}:2`]);
    expect(check(`${mentions}\n${read('db: Database, scope: OwnerScope')}`)).toEqual([`${path}:1`]);
    const answers = read('db: Database, id: string').replace(' => {', ": Promise<OwnId<'menu'>> => {");
    expect(check(answers)).toEqual([`${path}:1`]);
  });

  it('looks into the types of the same file', () => {
    const query = read('db: Database, place: Place');
    expect(
      check(`type Place = { day: string } & Owned;\ntype Owned = { owner: PublicOwnerId };\n${query}`),
    ).toEqual([]);
    expect(check(`type Place = { day: string };\n${query}`)).toEqual([`${path}:2`]);
  });

  it('refuses a bare string as an owner', () => {
    const service = 'server/features/menus/menu/menus.service.ts';
    const text = 'export const createMenus = () => ({\n  find: (ownerId: string) => ownerId,\n});';
    expect(check(text, service)).toEqual([`${service}:2`]);
    expect(check(text.replace('string', "OwnId<'account'>"), service)).toEqual([]);
    expect(check('type Month = { userId: string; month: string };')).toHaveLength(1);
  });

  it('accepts a reason, stated above the query', () => {
    const sweep = 'export const sweep = (db: Database) => db.delete(sessions);';
    expect(check(`// any-owner: expired\n${sweep}`)).toEqual([]);
    expect(check(`/**\n * A few.\n * any-owner: expired\n */\n${sweep}`)).toEqual([]);
    expect(check(`// any-owner:\n${sweep}`)).toHaveLength(1);
    expect(check(`// any-owner: expired\n${sweep}\n${sweep}`)).toHaveLength(1);
    expect(check(`${sweep}\n// any-owner: of the next one\n${sweep}`)).toEqual([`${path}:1`]);
  });

  it('lets only the session gate mint a scope, only queries an own id, and only what serves guests a public one', () => {
    const mint = 'const scope = mintOwnerScope({ ownerId });';
    const service = 'server/features/menus/menu/menus.service.ts';
    expect(check(mint, 'server/http/session-gate.ts')).toEqual([]);
    expect(check(mint, service)).toHaveLength(1);
    for (const own of [
      "return ownRow('menu', row);",
      'ownedRow(row);',
      "const id = params.id as OwnId<'menu'>;",
    ]) {
      expect(check(own, service)).toHaveLength(1);
      expect(check(`  ${own}`)).toEqual([]);
    }
    expect(check('publicOwner(body.owner);', service)).toHaveLength(1);
    expect(check('publicOwner(body.owner);', 'server/features/menus/menus.routes.ts')).toEqual([]);
    expect(check('publicOwner(params.ownerId);', 'server/rendering/guest/guest-pages.ts')).toEqual([]);
  });
});

describe('refusals', () => {
  const routes = (feature, ...imports) =>
    sourceFile(
      `server/features/${feature}/${feature}.routes.ts`,
      imports.map((name) => `import type { X } from '${name}';`).join('\n'),
    );
  const service = (text) => sourceFile('server/features/menus/menu/menus.service.ts', text);
  const menusContract = sourceFile('core/menus/menus.contract.ts', '');
  const pausesContract = sourceFile('core/pauses/pauses.contract.ts', '');
  const declared = new Map([
    [menusContract.path, new Set(['not_found', 'menu_in_use'])],
    [pausesContract.path, new Set(['no_open_shift'])],
  ]);
  const menusRoutes = routes('menus', '#core/menus/menus.contract.ts', './menu/menus.service.ts');
  const check = (...files) => locations(checkRefusals([menusContract, pausesContract, ...files], declared));

  it('are declared by an endpoint that reaches whoever throws them', () => {
    const text = "throw new Refusal('menu_in_use');\nthrow new Refusal(\n  'no_open_shift');";
    expect(check(menusRoutes, service(text))).toEqual(['server/features/menus/menu/menus.service.ts:2']);
    expect(check(menusRoutes, service("throw new Refusal<'getMenu'>('no_open_shift');"))).toHaveLength(1);
    expect(check(menusRoutes, service("throw new Refusal('not_found');"))).toEqual([]);
  });

  it('may be declared by the endpoint of another feature, also through its service', () => {
    const text = "throw new Refusal('no_open_shift');";
    const pausesService = sourceFile(
      'server/features/pauses/pauses.service.ts',
      "import { x } from '#server/features/menus/menu/menus.service.ts';",
    );
    const pausesRoutes = routes('pauses', '#core/pauses/pauses.contract.ts', './pauses.service.ts');
    expect(check(menusRoutes, pausesRoutes, pausesService, service(text))).toEqual([]);
    expect(check(menusRoutes, pausesService, service(text))).toHaveLength(1);
  });

  it('of a hook are declared by an endpoint that reaches whoever runs it', () => {
    const hook = sourceFile('server/hooks/shift-hook.ts', '');
    const joins = (...codes) =>
      service(
        [
          "import type { ShiftHook } from '#server/hooks/shift-hook.ts';",
          ...codes.map((code) => `throw new Refusal('${code}');`),
        ].join('\n'),
      );
    const runs = sourceFile(
      'server/features/pauses/pauses.service.ts',
      [
        "import { runHooks } from '#server/hooks/run-hooks.ts';",
        "import type { ShiftHook } from '#server/hooks/shift-hook.ts';",
      ].join('\n'),
    );
    const pausesRoutes = routes('pauses', '#core/pauses/pauses.contract.ts', './pauses.service.ts');
    const all = (joined) =>
      check(hook, sourceFile('server/hooks/run-hooks.ts', ''), pausesRoutes, runs, joined);
    expect(all(joins('no_open_shift'))).toEqual([]);
    expect(all(joins('menu_in_use'))).toEqual(['server/features/menus/menu/menus.service.ts:2']);
  });

  it('need no declaration where no call arrives', () => {
    expect(check(service("throw new Refusal('no_open_shift');"))).toEqual([]);
  });

  it('are unchecked only where the code is not known before', () => {
    const text = 'throw Refusal.unchecked(code);';
    expect(check(service(text))).toEqual(['server/features/menus/menu/menus.service.ts:1']);
    expect(check(sourceFile('server/http/error-handler.ts', text))).toEqual([]);
  });
});

describe('texts', () => {
  const texts = sourceFile(
    'web/menus/menus.texts.ts',
    [
      'export const menusTexts = defineTexts({',
      "  title: { he: 'תפריט', en: 'Menu' },",
      '  hint: {',
      "    he: 'רמז',",
      "    en: 'Hint',",
      '  },',
      "  'two-words': { he: 'שתיים', en: 'Two' },",
      '});',
    ].join('\n'),
  );
  const check = (text, path = 'web/menus/menu-card.tsx') =>
    locations(checkUnusedTexts([texts, sourceFile(path, text)]));
  const importing = (rest) => `import { menusTexts as t } from './menus.texts.ts';\n${rest}`;

  it('are read by somebody, under whatever name', () => {
    expect(check(importing('<p className="border-t">{text(t.title)}</p>'))).toEqual([
      'web/menus/menus.texts.ts:3',
      'web/menus/menus.texts.ts:7',
    ]);
  });

  it('are not read by tests, comments and namesakes', () => {
    expect(check(importing('text(t.title)'), 'web/menus/menu-card.test.tsx')).toHaveLength(3);
    expect(check(importing('// text(t.title)'))).toHaveLength(3);
    expect(check("import { menusTexts as t } from './other.texts.ts';\ntext(t.title)")).toHaveLength(3);
  });

  it('are all read where the key is computed, or where they are handed on whole', () => {
    expect(check(importing('text(t[stage])'))).toEqual([]);
    expect(check(importing('show(t)'))).toEqual([]);
  });
});
