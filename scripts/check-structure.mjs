// The rules of the house that a linter cannot see. Each line says where, and what to do instead.
import { fileURLToPath } from 'node:url';
import { checkCycles } from './structure/cycles.mjs';
import { checkDirection } from './structure/direction.mjs';
import { checkDocumentPaths } from './structure/document-paths.mjs';
import { checkEnvironment } from './structure/environment.mjs';
import { checkFeatureFiles } from './structure/feature-files.mjs';
import { checkFeatureNames, checkFolderSizes } from './structure/feature-names.mjs';
import { checkFileNames } from './structure/file-names.mjs';
import { checkImports } from './structure/imports.mjs';
import { checkMoneySums } from './structure/money-sums.mjs';
import { checkRefusals, readDeclaredCodes } from './structure/refusals.mjs';
import { readSourceFiles } from './structure/source-files.mjs';
import { checkTenantScope } from './structure/tenant-scope.mjs';
import { checkTestHabits } from './structure/test-habits.mjs';
import { checkUnusedTexts } from './structure/unused-texts.mjs';

const checks = [
  checkFeatureNames,
  checkFolderSizes,
  checkFeatureFiles,
  checkImports,
  checkCycles,
  checkFileNames,
  checkDirection,
  checkDocumentPaths,
  checkTestHabits,
  checkEnvironment,
  checkTenantScope,
  checkMoneySums,
  checkUnusedTexts,
];

const root = new URL('..', import.meta.url);
const files = readSourceFiles(fileURLToPath(root));
const declared = await readDeclaredCodes(root, files);
const problems = [...checks.flatMap((check) => check(files)), ...checkRefusals(files, declared)];
for (const { path, line, advice } of problems) console.log(`${path}:${line} ${advice}`);
console.log(`${problems.length} problem${problems.length === 1 ? '' : 's'} in ${files.length} files`);
process.exitCode = problems.length > 0 ? 1 : 0;
