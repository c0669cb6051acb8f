import { stripVTControlCharacters } from 'node:util';

/**
 * What a run of tests says of one of them: `{ isGreen, isRed, says }`, both false when it neither held nor failed at what it
 * asserts. A test that breaks off (a syntax error, a timeout, a server that does not start) has seen nothing.
 * @param {{ project: string, file: string, name: string }} test
 * @param {{ project: string, file: string, name: string, state: string, errors: { name: string, message: string }[] }[]} results
 */
export function verdictOn(test, results) {
  const found = results.filter(
    ({ project, file, name }) => project === test.project && file === test.file && name === test.name,
  );
  const failed = found.filter(({ state }) => state === 'failed');
  const errors = failed.flatMap((result) => result.errors);
  const assertion = errors.find(isAssertion);
  if (assertion) return { isGreen: false, isRed: true, says: firstLine(assertion.message) };
  if (failed.length > 0)
    return { isGreen: false, isRed: false, says: `it broke off: ${firstLine(errors[0]?.message)}` };
  if (found.some(({ state }) => state === 'passed'))
    return { isGreen: true, isRed: false, says: 'it passed' };
  return { isGreen: false, isRed: false, says: 'it did not run' };
}

/** Of Vitest and Playwright, of Testing Library, which looks for elements, and of fast-check, which reports an assertion. */
function isAssertion({ name, message }) {
  return (
    ['AssertionError', 'TestingLibraryElementError', 'ExpectError'].includes(name) ||
    message.startsWith('Property failed after')
  );
}

export function firstLine(message = 'no message') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}
