// For Vitest: leaves what `npm test` adds up in the file TEST_COUNTS_FILE.
import { writeFileSync } from 'node:fs';
import { countVitest } from './summary.mjs';

export default class CountReporter {
  onTestRunEnd(modules) {
    writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify(countVitest(modules)));
  }
}
