import { codeLines, isTest } from './source-files.mjs';

const habits = [
  [/\b(?:it|test|describe|suite)(?:\.\w+)*\.only\b/, 'remove .only: it hides every other test'],
  [
    /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|fixme)\b/,
    'fix or delete the test; if the machine may lack something, use it.skipIf(condition)',
  ],
  [/\bwaitForTimeout\(/, 'wait for what the user would see, not for time'],
];

export function checkTestHabits(files) {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap((file) =>
      codeLines(file).flatMap(({ text, number }) => {
        const broken = habits.find(([pattern]) => pattern.test(text));
        return broken ? [{ path: file.path, line: number, advice: broken[1] }] : [];
      }),
    );
}
