import { posix } from 'node:path';
import { isTestFile } from '../stages/find-tests.mjs';

const { dirname } = posix;

/** Tests that read what they do not import: a change here touches those there. */
const readOtherwise = [
  [/^core\/.*\.contract\.ts$/, /^server\/http\/contract\/(access|contract)\.test\.ts$/],
  [/^server\/.*\.routes\.ts$/, /^server\/http\/contract\/(access|contract)\.test\.ts$/],
  [/^server\/db\/(schema|migrations)/, /^server\/db\/migrations\.test\.ts$/],
  [/^core\/theme\//, /^web\/styles\//],
  [/\.md$/, /^(deploy\/commands|scripts\/launch\/documented-commands)\.test\.mjs$/],
  [/^package\.json$/, /^scripts\/launch\//],
  [/^docs\/(openapi\.json|access\.md)$/, /^server\/http\/contract\/(access|contract)\.test\.ts$/],
];

/** These import every feature, and tell nothing of one. */
const compositions = /^(core\/contract|server\/(app|services|start))\.ts$/;

/** As many tests elsewhere are a feature's; more are those of something that everything uses. */
const mostElsewhere = 30;

/**
 * The tests that a change touches:
 * - those that changed themselves,
 * - those of the same feature that import a changed file, or one of the feature's that leads to it,
 * - all of the feature's on the server, which reach it through HTTP; of a folder that is no feature, those in it,
 * - those elsewhere of a changed file and of what imports it, unless they are nearly all there are (`left` says how many),
 * - those that are known to read it in other ways.
 */
export function touchedTests(changed, paths, importers) {
  const tests = paths.filter(isTestFile);
  const importing = (files) => new Set([...files].flatMap((file) => [...(importers.get(file) ?? [])]));
  const rooms = new Set(changed.map(roomOf).filter(Boolean));
  const isInRoom = (path) => rooms.has(roomOf(path));
  const sources = changed.filter((path) => !isTestFile(path));
  const touched = closureInRooms(sources, importers, isInRoom);
  const users = new Set([...importing(sources)].filter((path) => !compositions.test(path)));

  const isOfTouched = testsOf(touched, importing(touched));
  const isOfUsers = testsOf(users, new Set([...users, ...importing(users)]));
  const near = tests.filter(
    (path) =>
      changed.includes(path) ||
      (isInRoom(path) && isOfTouched(path)) ||
      readOtherwise.some(([source, test]) => test.test(path) && changed.some((file) => source.test(file))),
  );
  const elsewhere = tests.filter((path) => !near.includes(path) && !isInRoom(path) && isOfUsers(path));
  const tooMany = elsewhere.length > mostElsewhere;
  // A journey is long: it runs when it changed itself.
  const chosen = (tooMany ? near : [...near, ...elsewhere]).filter(
    (path) => changed.includes(path) || !path.startsWith('e2e/'),
  );
  return { tests: chosen, left: tooMany ? elsewhere.length : 0 };
}

/** Whether a test imports one of `files`, or stands where it asks them through HTTP. */
function testsOf(files, importing) {
  const asked = [...files].filter((path) => /^(core|server)\//.test(path) && !isTestFile(path));
  const features = new Set(asked.map(featureOf).filter(Boolean));
  const folders = new Set(asked.filter((path) => !featureOf(path)).map(dirname));
  return (path) =>
    importing.has(path) ||
    (path.startsWith('server/') && (features.has(featureOf(path)) || folders.has(dirname(path))));
}

function closureInRooms(sources, importers, isInRoom) {
  const touched = new Set(sources);
  for (const file of touched)
    for (const importer of importers.get(file) ?? [])
      if (!isTestFile(importer) && isInRoom(importer)) touched.add(importer);
  return touched;
}

/** A feature has one name in all trees; elsewhere it is the folder. Files of the root belong to none. */
export function roomOf(path) {
  return featureOf(path) ?? path.split('/').slice(0, -1).slice(0, 2).join('/');
}

const featureOf = (path) => /^(?:core|server\/features|web\/features|web\/guest)\/([^/]+)\//.exec(path)?.[1];
