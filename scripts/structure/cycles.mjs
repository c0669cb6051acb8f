import { posix } from 'node:path';
import { importsOf, resolveImport } from './imports.mjs';
import { isTest } from './source-files.mjs';

const source = /\.(ts|tsx|mjs)$/;

const advice = {
  files: 'move what both need into a third file, or hand it over as an argument',
  folders: 'move the file to the folder that needs it, or what both need into a folder below both',
};

/**
 * No file and no folder may reach itself through its imports, types included: what stands in a cycle can only be
 * read, tested and moved as one. A folder is a directory with the files directly in it; its inner folders are
 * folders of their own. Tests are left out, for they may reach anywhere.
 */
export function checkCycles(files) {
  const imports = findImports(files);
  return [...problemsBetween('files', (path) => path), ...problemsBetween('folders', posix.dirname)];

  function problemsBetween(kind, nodeOf) {
    const edges = edgesBetween(imports, nodeOf);
    return componentsOf(edges).flatMap((members) => {
      const cycle = shortestCycle(edges, members);
      const way = [...cycle, cycle[0]].map(({ from }) => from).join(' → ');
      // The fewest imports are the easiest to move.
      const weakest = cycle.reduce((one, other) => (other.imports.length < one.imports.length ? other : one));
      return weakest.imports.map(({ path, line, target }) => ({
        path,
        line,
        advice: `imports ${target}, which closes a cycle of ${kind} (${way}): ${advice[kind]}`,
      }));
    });
  }
}

/** Every import of one of these files by another: `{ path, line, target }`. */
export function findImports(files) {
  const sources = files.filter(
    ({ path }) => source.test(path) && !isTest(path) && !path.includes('/testing/'),
  );
  const known = new Set(sources.map(({ path }) => path));
  return sources.flatMap((file) =>
    importsOf(file)
      .map(({ name, line }) => ({ path: file.path, line, target: resolveImport(file.path, name) }))
      .filter(({ target }) => known.has(target)),
  );
}

/** The imports from one node to another are one edge: node → its edges. */
function edgesBetween(imports, nodeOf) {
  const edges = new Map();
  for (const found of imports) {
    const [from, to] = [nodeOf(found.path), nodeOf(found.target)];
    if (from === to) continue;
    if (!edges.has(from)) edges.set(from, new Map());
    const targets = edges.get(from);
    if (!targets.has(to)) targets.set(to, { from, to, imports: [] });
    targets.get(to).imports.push(found);
  }
  return new Map([...edges].map(([from, targets]) => [from, [...targets.values()]]));
}

/** The strongly connected components of more than one node, by Tarjan's algorithm. */
function componentsOf(edges) {
  const index = new Map();
  const lowest = new Map();
  const stack = [];
  const components = [];

  function visit(node) {
    index.set(node, index.size);
    lowest.set(node, index.get(node));
    stack.push(node);
    for (const { to } of edges.get(node) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node), lowest.get(to)));
    }
    if (lowest.get(node) !== index.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) components.push(members);
  }

  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return components;
}

/** The edges of the shortest way from any member back to itself: one cycle to break at a time. */
function shortestCycle(edges, members) {
  const cycles = members.toSorted().map((start) => {
    const seen = new Set();
    let ways = [[]];
    for (;;) {
      ways = ways.flatMap((way) => (edges.get(way.at(-1)?.to ?? start) ?? []).map((edge) => [...way, edge]));
      const closed = ways.find((way) => way.at(-1).to === start);
      if (closed) return closed;
      ways = ways.filter((way) => !seen.has(way.at(-1).to) && seen.add(way.at(-1).to));
    }
  });
  return cycles.reduce((one, other) => (other.length < one.length ? other : one));
}
