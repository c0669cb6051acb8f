import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The library that finds things by role and label in the tests of screens finds them in these pages, too. */
export const finderScript = (): string => {
  const path = createRequire(import.meta.url).resolve('@testing-library/dom');
  const bundle = new URL('./@testing-library/dom.umd.min.js', `file://${path}`);
  return `void (function () {${readFileSync(bundle, 'utf8')}\n})()`;
};

export const hasFinder = 'Boolean(window.TestingLibraryDom)';

/** What is just sliding in is not there yet: a press would miss it. */
const isSteady = `(element) => document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity || !effect.target?.contains(element))`;

/** A part of a name will do, as prices and totals stand beside it; it begins with a word. */
const holds = (wanted: string): string => `(name) => (' ' + name).includes(${JSON.stringify(` ${wanted}`)})`;

export const byRole = (role: string, name: string): string =>
  `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${holds(name)} }).find(${isSteady}) ?? null`;

export const byLabel = (label: string): string =>
  `TestingLibraryDom.queryAllByLabelText(document.body, ${holds(label)}, { selector: 'input, textarea' }).find(${isSteady}) ?? null`;

export const visibleText = 'document.body.innerText';

/** Answers what the page has complained about since the last call, and listens from the first call on. */
const noteComplaints = (): string[] => {
  const page = window as typeof window & { complaints?: string[] };
  if (page.complaints) return page.complaints.splice(0);
  const complaints: string[] = [];
  page.complaints = complaints;
  const note = (...words: unknown[]) => complaints.push(`${location.href}: ${words.join(' ')}`);
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note('blocked by', effectiveDirective, blockedURI),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      note(...words);
      write.apply(console, words);
    };
  }
  return [];
};

export const takeComplaints = `(${noteComplaints})()`;
