import { describe, expect, it } from 'vitest';
import { checkDirection } from './direction.mjs';
import { checkEnvironment } from './environment.mjs';
import { checkFeatureFiles } from './feature-files.mjs';
import { checkFileNames } from './file-names.mjs';
import { checkImports } from './imports.mjs';
import { sourceFile } from './source-files.mjs';
import { checkTestHabits } from './test-habits.mjs';

const places = (problems) => problems.map(({ path, line }) => `${path}:${line}`);

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
    expect(places(checkFeatureFiles(files))).toEqual([
      'server/features/menus/tools.ts:1',
      'server/features/pets/pets.routes.ts:1',
    ]);
  });
});

describe('imports', () => {
  const check = (path, text) => places(checkImports([sourceFile(path, text)]));

  it('lets core import itself and zod only', () => {
    expect(
      check(
        'core/a/b.ts',
        "import { z } from 'zod';\nimport { c } from '#core/kit/money.ts';\nimport d from './d.ts';",
      ),
    ).toEqual([]);
    expect(
      check('core/a/b.ts', "import fs from 'node:fs';\nimport type { E } from '#server/env.ts';"),
    ).toEqual(['core/a/b.ts:1', 'core/a/b.ts:2']);
    expect(check('core/a/b.ts', "import { x } from '../../web/lib/x.ts';")).toEqual(['core/a/b.ts:1']);
    expect(check('core/a/b.test.ts', "import { it } from 'vitest';")).toEqual([]);
  });

  it('keeps server and web apart, also in dynamic imports and imports over several lines', () => {
    expect(check('server/a.ts', "const page = await import('#web/guest/entry.tsx');")).toEqual([
      'server/a.ts:1',
    ]);
    expect(check('web/a.ts', "import {\n  a,\n} from '#server/app.ts';")).toEqual(['web/a.ts:3']);
    expect(check('web/a.ts', "// import { a } from '#server/app.ts';")).toEqual([]);
  });

  it('allows SQL only where queries live', () => {
    const text = "import { eq } from 'drizzle-orm/pg-core';";
    expect(check('server/features/menus/menus.queries.ts', text)).toEqual([]);
    expect(check('server/db/schema.ts', text)).toEqual([]);
    expect(check('server/features/menus/menus.service.ts', text)).toEqual([
      'server/features/menus/menus.service.ts:1',
    ]);
  });
});

describe('file names', () => {
  it('refuses barrels and unlabelled drawers', () => {
    const files = ['core/index.ts', 'web/lib/utils.ts', 'web/ui/index-card.tsx'].map((path) =>
      sourceFile(path, ''),
    );
    expect(places(checkFileNames(files))).toEqual(['core/index.ts:1', 'web/lib/utils.ts:1']);
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
    expect(places(checkTestHabits([sourceFile('e2e/order.ts', text.join('\n'))]))).toEqual(
      [1, 2, 3, 4].map((n) => `e2e/order.ts:${n}`),
    );
    expect(checkTestHabits([sourceFile('core/a.test.ts', "it.skipIf(!root)('x', () => {})")])).toEqual([]);
  });
});

describe('environment', () => {
  it('is read in server/env.ts and in tools only', () => {
    const read = 'const port = process.env.PORT;';
    const files = ['server/env.ts', 'server/app.ts', 'web/a.ts', 'scripts/a.mjs', 'vite.config.ts'].map(
      (path) => sourceFile(path, read),
    );
    expect(places(checkEnvironment(files))).toEqual(['server/app.ts:1', 'web/a.ts:1']);
    expect(checkEnvironment([sourceFile('server/main.ts', 'const env = readEnv(process.env);')])).toEqual([]);
  });
});
