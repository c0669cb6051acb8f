import { api } from '#core/contract.ts';
import { type Access, accessProblem, type Caller, isOpen, rightOf } from '#core/http/access.ts';
import { type Endpoint, routeName } from '#core/http/endpoint.ts';
import { type Right, rights, stationRights } from '#core/http/rights.ts';

const ownerWith = (isPasswordFresh: boolean): Caller => ({ isPasswordFresh, station: null });
const stationWith = (rights: readonly Right[] | null, isPinFresh = true): Caller => ({
  isPasswordFresh: false,
  station: { person: rights && { rights, isPinFresh } },
});

/** All callers in the table except visitors without a session. */
const callers: Record<string, (access: Access) => Caller> = {
  owner: () => ownerWith(false),
  'owner, fresh password': () => ownerWith(true),
  'station, no PIN': () => stationWith(null),
  'PIN without the right': (access) => stationWith(rights.filter((right) => right !== rightOf(access))),
  'PIN with the right': () => stationWith(rights),
  'prolonged PIN': () => stationWith(rights, false),
};

const allowed = (access: Access): string => (access === 'printer' ? 'by its secret' : 'yes');
const cell = (access: Access, caller: Caller): string =>
  accessProblem(access, caller)?.code ?? allowed(access);

const rowOf = (endpoint: Endpoint): string => {
  const { access } = endpoint;
  const cells = Object.values(callers).map((callerOf) => cell(access, callerOf(access)));
  return `| \`${routeName(endpoint)}\` | \`${access}\` | ${isOpen(access) ? allowed(access) : 'not_signed_in'} | ${cells.join(' | ')} |`;
};

const intro = `# Who may call what

Written by \`npm run write -- access\` from the contract, and compared with it in tests. What the values mean is said in
\`core/http/access.ts\`; the session gate decides by them, and nothing else does. A PIN counts for five minutes and is
prolonged by what its person does, within the length that the owner chose; then it is as if none had been typed. Another owner is let through like any, and finds nothing (\`foreign-ids.test.ts\`).

A station gives these rights to whoever types their PIN: ${stationRights.join(', ')}. It refuses the others.
On a \`public\` call a station is a visitor. On a \`printer\` call everybody is nobody: the secret in its path decides, and who has none finds nothing.
`;

/** The whole matrix, as a document. */
export const writeAccessTable = (): string => {
  const columns = ['call', 'access', 'nobody', ...Object.keys(callers)];
  const rows = (Object.values(api) as Endpoint[]).map(rowOf);
  return [intro, `| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...rows, ''].join(
    '\n',
  );
};
