import { refusalsOf } from '#core/http/refusals.ts';
import { findImports } from './cycles.mjs';

const isContract = (path) => path.endsWith('.contract.ts');
const isRoutes = (path) => path.endsWith('.routes.ts');
const runner = 'server/hooks/run-hooks.ts';
const isHook = (path) => /^server\/hooks\/[\w-]+-hook\.ts$/.test(path);
const isJoined = (path) => /^server\/features\/.*\.service\.ts$/.test(path);
const thrown = /\bnew Refusal(?:<[^>]*>)?\(\s*'(\w+)'/g;
const unchecked = /\bRefusal\.unchecked\(/g;
/** Where the code is only known at run time. */
const mayBeUnchecked = /^server\/(http\/|access\/session-gate\.ts$)|\.test\.ts$/;

/** The codes that each contract declares, with those that the kind of an endpoint implies: path → codes. */
export async function readDeclaredCodes(root, files) {
  const contracts = files.filter(({ path }) => isContract(path));
  return new Map(await Promise.all(contracts.map(async ({ path }) => [path, await codesOf(root, path)])));
}

async function codesOf(root, path) {
  const exported = Object.values(await import(new URL(path, root)));
  const endpoints = exported.flatMap((contract) => Object.values(contract)).filter((found) => found?.method);
  return new Set(endpoints.flatMap((endpoint) => Object.keys(refusalsOf(endpoint))));
}

/**
 * A service serves several endpoints, so its types cannot say which of them may refuse with what. Of all routes that reach
 * a file by its imports, at least one contract must declare each code that the file throws.
 */
export function checkRefusals(files, declared) {
  const targets = withHooks(Map.groupBy(findImports(files), ({ path }) => path));
  const declaredAt = new Map();
  for (const { path } of files.filter((file) => isRoutes(file.path))) {
    const codes = (targets.get(path) ?? []).flatMap(({ target }) => [...(declared.get(target) ?? [])]);
    for (const reached of filesReachedFrom(path, targets))
      declaredAt.set(reached, new Set([...(declaredAt.get(reached) ?? []), ...codes]));
  }
  return files
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap((file) => [...undeclared(file, declaredAt.get(file.path)), ...strayUnchecked(file)]);
}

/** A file that runs hooks reaches those that join them, although it imports none: both import the type of the hook. */
function withHooks(targets) {
  const joining = Map.groupBy(
    [...targets.values()].flat().filter(({ path, target }) => isJoined(path) && isHook(target)),
    ({ target }) => target,
  );
  const runs = (imports) => imports.some(({ target }) => target === runner);
  return new Map(
    [...targets].map(([path, imports]) => [
      path,
      runs(imports)
        ? imports.flatMap((own) => [
            own,
            ...(joining.get(own.target) ?? []).map((each) => ({ path, target: each.path })),
          ])
        : imports,
    ]),
  );
}

function filesReachedFrom(start, targets) {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { target } of targets.get(path) ?? []) {
      if (target.startsWith('server/') && !isRoutes(target)) reached.add(target);
    }
  }
  return reached;
}

/** What no route reaches answers no call: pages, and the operator's commands. */
function undeclared(file, codes) {
  if (!codes) return [];
  return found(file, thrown)
    .filter(({ name }) => !codes.has(name))
    .map(({ name, line }) => ({
      path: file.path,
      line,
      advice: `no endpoint that reaches this declares ${name}: add it to the refusals of the contract`,
    }));
}

function strayUnchecked(file) {
  if (mayBeUnchecked.test(file.path)) return [];
  return found(file, unchecked).map(({ line }) => ({
    path: file.path,
    line,
    advice: 'throw `new Refusal(code, details)`, which the contract checks',
  }));
}

function found({ lines }, pattern) {
  const text = lines.join('\n');
  return [...text.matchAll(pattern)].map((match) => ({
    name: match[1],
    line: text.slice(0, match.index).split('\n').length,
  }));
}
