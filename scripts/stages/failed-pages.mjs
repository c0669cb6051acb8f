import { readFileSync } from 'node:fs';

/** More than a dialog and what is behind it says nothing to whoever reads a log. */
const mostLines = 120;

/**
 * What the page of each failed journey showed, as Playwright wrote it beside its screenshot: of a run on another machine
 * often nothing but the log is left.
 */
export function failedPages(report) {
  return report.suites.flatMap(testsOf).flatMap(({ title, results }) => {
    const path = results[0]?.attachments?.find(({ name }) => name === 'error-context')?.path;
    const page = path && pageIn(readFileSync(path, 'utf8'));
    return page ? [`  The page when '${title}' failed:\n${page}`] : [];
  });
}

function testsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const failed = own.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return [...failed, ...suites.flatMap(testsOf)];
}

/** The outline in a Markdown file, without the marks by which a tool would find its elements again. */
export function pageIn(markdown) {
  const outline = /# Page snapshot\s+```yaml\n([\s\S]*?)\n```/.exec(markdown)?.[1];
  const lines = outline?.replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, '').split('\n') ?? [];
  return lines
    .slice(0, mostLines)
    .map((line) => `    ${line}`)
    .join('\n');
}
