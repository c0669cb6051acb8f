import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const production = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);

/** What each import is once the file has chosen between development and production. */
const files: Readonly<Record<string, string>> = {
  react: production('react', 'react'),
  'react/jsx-runtime': production('react', 'react-jsx-runtime'),
  'react-dom': production('react-dom', 'react-dom'),
  'react-dom/client': production('react-dom', 'react-dom-client'),
  scheduler: production('scheduler', 'scheduler'),
};

/** React asks for them, and only the scheduler of its own tests has them. */
const onlyInTests = '\nexport const log = undefined, unstable_setDisableYieldValue = undefined;';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Identifier = Node & { readonly name: string };
type Member = Node & { readonly object: Node; readonly property: Identifier; readonly computed: boolean };
type Call = Node & {
  readonly callee: Identifier;
  readonly arguments: readonly { readonly value?: string }[];
};
type Assignment = Node & { readonly left: Node; readonly right: Node };
type Declarator = Node & { readonly id: Identifier; readonly init: Node | null };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit);
};

const exportedName = (node: Node): string | undefined => {
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node as Member;
  return !computed && (object as Identifier).name === 'exports' ? property.name : undefined;
};

const requiredFile = (node: Node | null): string | undefined => {
  if (node?.type !== 'CallExpression') return undefined;
  const call = node as Call;
  return call.callee.name === 'require' ? call.arguments[0]?.value : undefined;
};

type Edit = { readonly start: number; readonly end: number; readonly text: string };
type Program = Node & { readonly body: readonly Node[] };

/** `var A = require('a'), b = 1;` as imports and what is left. */
const takeRequires = (code: string, { body }: Program) => {
  const imports: string[] = [];
  const edits: Edit[] = [];
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const { declarations } = statement as Node & { readonly declarations: readonly Declarator[] };
    const required = declarations.filter(({ init }) => requiredFile(init));
    if (required.length === 0) continue;
    for (const { id, init } of required) imports.push(`import * as ${id.name} from '${requiredFile(init)}';`);
    const left = declarations.filter((declarator) => !required.includes(declarator));
    const text = left.map(({ start, end }) => code.slice(start, end)).join();
    edits.push({ start: statement.start, end: statement.end, text: text && `var ${text};` });
  }
  return { imports, edits };
};

/** Every `exports.x` as a name of the module; one that is given once, at the top, is a constant and can be left out. */
const nameExports = (program: Program) => {
  const edits: Edit[] = [];
  const timesGiven = new Map<string, number>();
  walk(program, (node) => {
    const name = exportedName(node);
    if (name) edits.push({ start: node.start, end: node.end, text: `$${name}` });
    const given = node.type === 'AssignmentExpression' && exportedName((node as Assignment).left);
    if (given) timesGiven.set(given, (timesGiven.get(given) ?? 0) + 1);
  });
  const constants = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement as Node & { readonly expression: Assignment };
    const name = expression.type === 'AssignmentExpression' && exportedName(expression.left);
    if (!name || timesGiven.get(name) !== 1) continue;
    constants.add(name);
    edits.push({ start: statement.start, end: statement.start, text: 'const ' });
  }
  const names = [...timesGiven.keys()];
  return { edits, names, variables: names.filter((name) => !constants.has(name)) };
};

const asModule = (code: string, program: Program): string => {
  const { imports, edits } = takeRequires(code, program);
  const named = nameExports(program);
  const body = [...edits, ...named.edits]
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
  const variables = named.variables.map((name) => `let $${name};`);
  const exports = named.names.map((name) => `$${name} as ${name}`);
  return [...imports, ...variables, body, `export { ${exports.join()} };`].join('\n');
};

/**
 * React comes as CommonJS, of which nothing can be left out and whose every use is a field of an object. As modules its
 * production files lose what no page uses, and each use is a name that a minifier shortens.
 */
export const reactAsModules = (): Plugin => ({
  name: 'react-as-modules',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => files[source] ?? null,
  transform: {
    filter: { id: Object.values(files) },
    handler(code, id) {
      const module = asModule(code, this.parse(code) as unknown as Program);
      if (/\b(?:require\(|exports\.)/.test(module)) this.error(`${id} is written in another way now.`);
      return { code: id === files.scheduler ? module + onlyInTests : module, map: null };
    },
  },
});
