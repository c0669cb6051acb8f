import { describe, expect, it } from 'vitest';
import { describeAudit, readAudit } from './read-audit.mjs';

const metadata = { dependencies: { prod: 120 } };
const answer = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata });
const hole = {
  name: 'left-pad',
  range: '<1.3.0',
  severity: 'high',
  title: 'Pads what it should not',
  url: 'https://github.com/advisories/GHSA-1',
};

describe('what the registry says of the packages', () => {
  it('is nothing', () => {
    const outcome = readAudit(answer({}), '');
    expect(outcome).toEqual({ kind: 'none', packages: 120 });
    expect(describeAudit(outcome)).toBe(
      'No known advisories for the 120 packages that the product ships with.',
    );
  });

  it('is each advisory once, also when other packages depend on the affected one', () => {
    const vulnerabilities = {
      'left-pad': { name: 'left-pad', via: [hole], range: '<1.3.0' },
      padded: { name: 'padded', via: ['left-pad'], range: '*' },
      twice: { name: 'twice', via: ['left-pad', hole], range: '*' },
    };
    const outcome = readAudit(answer(vulnerabilities), '');
    expect(outcome).toEqual({ kind: 'found', advisories: [hole] });
    expect(describeAudit(outcome)).toContain('- left-pad <1.3.0 · high · Pads what it should not');
  });

  it.each([
    [
      'an error in its place',
      JSON.stringify({ message: '405 Method Not Allowed' }),
      '',
      '405 Method Not Allowed',
    ],
    [
      'a dead line',
      JSON.stringify({ error: { summary: '' } }),
      'npm error code ENOTFOUND\nnpm error network',
      'the package registry cannot be reached',
    ],
    ['nothing at all', '', '', 'npm gave no reason'],
    ['no JSON', '<html>captive portal</html>', 'npm error invalid json', 'invalid json'],
    ['another shape', '{"vulnerabilities":{}}', '', 'npm gave no reason'],
    ['a package without its advisory', answer({ x: { via: ['y'] } }), '', 'npm named x without a reason'],
  ])('is not known after %s', (_, stdout, stderr, reason) => {
    const outcome = readAudit(stdout, stderr);
    expect(outcome).toEqual({ kind: 'unasked', reason });
    expect(describeAudit(outcome)).toContain(`could not be asked for advisories: ${reason}.`);
  });
});
