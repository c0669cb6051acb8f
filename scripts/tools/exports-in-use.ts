import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** A package's file and what may be imported from it. */
type Uses = Readonly<Record<string, { readonly from: string; readonly names: readonly string[] }>>;

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Assignment = Node & {
  readonly expression: Node & { readonly left: { object?: { name?: string }; property?: { name?: string } } };
};
type Import = Node & {
  readonly source: { readonly value: string };
  readonly specifiers: readonly { readonly imported?: { readonly name: string } }[];
};

const exportedName = (node: Node): string | undefined => {
  if (node.type !== 'ExpressionStatement') return undefined;
  const { expression } = node as Assignment;
  if (expression.type !== 'AssignmentExpression') return undefined;
  return expression.left.object?.name === 'exports' ? expression.left.property?.name : undefined;
};

/**
 * A CommonJS file cannot be tree-shaken: all that it exports stays, used or not. Of the files named here only what the
 * page uses stays; whoever imports something else fails the build, which says what to add.
 */
export const exportsInUse = (uses: Uses): Plugin => {
  const namesFrom = new Map(Object.values(uses).map(({ from, names }) => [from, names]));
  return {
    name: 'exports-in-use',
    enforce: 'post',
    transform: {
      filter: { code: /react/ },
      handler(code, id) {
        const body = this.parse(code).body as unknown as readonly Node[];
        const used = uses[basename(id)];
        if (used) {
          const unused = body.filter((node) => {
            const name = exportedName(node);
            return name !== undefined && !used.names.includes(name);
          });
          const kept = unused.reduceRight(
            (text, { start, end }) => text.slice(0, start) + text.slice(end),
            code,
          );
          return { code: kept, map: null };
        }
        for (const node of body) {
          if (node.type !== 'ImportDeclaration') continue;
          const { source, specifiers } = node as Import;
          const names = namesFrom.get(source.value);
          for (const { imported } of names ? specifiers : []) {
            if (!imported || !names?.includes(imported.name))
              this.error(
                `${id} imports ${imported?.name ?? 'all'} from ${source.value}: name it in vite.guest.config.ts.`,
              );
          }
        }
        return null;
      },
    },
  };
};
