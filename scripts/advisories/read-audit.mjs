import { npmFailureReason } from '../launch/npm-command.mjs';

/** The advisories themselves; npm also lists every package that only depends on one that is affected. */
function advisoriesIn(vulnerabilities) {
  const found = new Map();
  for (const [name, { via = [], range = '' }] of Object.entries(vulnerabilities))
    for (const advisory of via)
      if (typeof advisory === 'object' && advisory !== null)
        found.set(`${advisory.url} ${advisory.name ?? name}`, {
          name: advisory.name ?? name,
          range: advisory.range ?? range,
          severity: advisory.severity ?? 'unknown',
          title: advisory.title ?? '',
          url: advisory.url ?? '',
        });
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What `npm audit --json` said. Whatever is no list of advisories is no answer: silence never means that all is well. */
export function readAudit(stdout, stderr) {
  const answer = parse(stdout);
  const isAnswer = typeof answer?.vulnerabilities === 'object' && typeof answer.metadata === 'object';
  if (!isAnswer) {
    const reason = answer?.message ?? answer?.error?.summary;
    return { kind: 'unasked', reason: reason || npmFailureReason(stderr) };
  }
  const advisories = advisoriesIn(answer.vulnerabilities);
  const packages = answer.metadata.dependencies?.prod ?? 0;
  if (advisories.length > 0) return { kind: 'found', advisories };
  // Affected packages without an advisory that we could read are still affected.
  const affected = Object.keys(answer.vulnerabilities);
  if (affected.length > 0)
    return { kind: 'unasked', reason: `npm named ${affected.join(', ')} without a reason` };
  return { kind: 'none', packages };
}

export function describeAudit(outcome) {
  switch (outcome.kind) {
    case 'none':
      return `No known advisories for the ${outcome.packages} packages that the product ships with.`;
    case 'found':
      return [
        `Advisories: ${outcome.advisories.length}`,
        ...outcome.advisories.map(
          ({ name, range, severity, title, url }) => `- ${name} ${range} · ${severity} · ${title} · ${url}`,
        ),
      ].join('\n');
    default:
      return `The registry could not be asked for advisories: ${outcome.reason}.\nThis is no answer. Ask again where the registry can be reached.`;
  }
}
