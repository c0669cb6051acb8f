// For Vitest: leaves how each test ended, and why, in the file PLANTED_RESULTS.
import { writeFileSync } from 'node:fs';

const resultOf = (test) => ({
  project: test.project.name,
  file: test.module.relativeModuleId,
  name: test.name,
  state: test.result().state,
  errors: (test.result().errors ?? []).map(({ name, message }) => ({ name, message })),
});

export default class ResultReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeFileSync(process.env.PLANTED_RESULTS, JSON.stringify(tests.map(resultOf)));
  }
}
