import { type Quota, quotaLimit, quotaNames } from '#core/values/quotas.ts';
import type { OperatedAccount } from '#server/features/accounts/operator.queries.ts';
import type { OperatorService } from '#server/features/accounts/operator.service.ts';
import { printable } from './printable.ts';

type Holdings = Awaited<ReturnType<OperatorService['getHoldings']>>;

export const formatNumber = (value: number): string => value.toLocaleString('en');

/** `dishes 12 of 10,000`, and a mark where the operator has changed the limit. */
const formatQuota = (account: OperatedAccount, { quotaUse }: Holdings, quota: Quota): string => {
  const limit = formatNumber(quotaLimit(account.quotaOverrides, quota));
  const isOwn = account.quotaOverrides[quota] !== undefined;
  return `${quota} ${formatNumber(quotaUse[quota])} of ${limit}${isOwn ? ' (set by the operator)' : ''}`;
};

type Session = Awaited<ReturnType<OperatorService['showSessions']>>['sessions'][number];

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

const inColumns = (rows: readonly (readonly string[])[]): string => {
  const last = (rows[0]?.length ?? 1) - 1;
  const widths = Array.from({ length: last }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** One line for each account. */
export const formatList = (accounts: readonly OperatedAccount[]): string => {
  if (accounts.length === 0) return 'There are no accounts.';
  return inColumns([
    ['EMAIL', 'PLAN', 'TRIAL ENDS', 'SINCE', 'RESTAURANT'],
    ...accounts.map((account) => [
      printable(account.email),
      account.throwAwayAt ? 'try' : account.plan,
      day(account.trialEndsAt),
      day(account.createdAt),
      printable(account.restaurantName),
    ]),
  ]);
};

/** Where an account is signed in, last used first. */
export const formatSessions = (sessions: readonly Session[]): string => {
  if (sessions.length === 0) return 'Nobody is signed in.';
  return inColumns([
    ['SESSION', 'SINCE', 'LAST USED', 'WHERE'],
    ...sessions.map(({ publicId, createdAt, lastUsedAt, device, stationName }) => [
      publicId,
      minute(createdAt),
      minute(lastUsedAt),
      [
        ...(stationName === null ? [] : [`station ${printable(stationName)}`]),
        `${device?.browser ?? 'other'} on ${device?.system ?? 'other'}`,
      ].join(', '),
    ]),
  ]);
};

/** Enough to ask somebody on the telephone about. */
export const formatIdentity = (account: OperatedAccount): string =>
  [
    `id          ${account.id}`,
    `email       ${printable(account.email)}`,
    `name        ${printable(`${account.firstName} ${account.lastName}`)}`,
    `restaurant  ${printable(account.restaurantName)}`,
    `since       ${account.createdAt.toISOString()}`,
    `two-step    ${account.twoStepSince ? `on since ${account.twoStepSince.toISOString()}` : 'off'}`,
  ].join('\n');

export const formatAccount = (account: OperatedAccount, holdings: Holdings): string =>
  [
    `id          ${account.id}`,
    `email       ${printable(account.email)}`,
    `name        ${printable(`${account.firstName} ${account.lastName}`)}`,
    `restaurant  ${printable(account.restaurantName)}`,
    `plan        ${account.plan}`,
    ...(account.throwAwayAt ? [`only tried  deleted at ${account.throwAwayAt.toISOString()}`] : []),
    `trial ends  ${account.trialEndsAt.toISOString()}`,
    `since       ${account.createdAt.toISOString()}`,
    `two-step    ${account.twoStepSince ? `on since ${account.twoStepSince.toISOString()}` : 'off'}`,
    `holds       ${holdings.menus} menus, ${holdings.shifts} shifts, ${holdings.orders} orders`,
    `last order  ${holdings.lastOrderAt?.toISOString() ?? 'none'}`,
    `shift       ${holdings.isOpen ? 'open now' : 'closed'}`,
    `sessions    ${holdings.sessions}`,
    ...quotaNames.map(
      (quota, index) => (index === 0 ? 'quotas' : '').padEnd(12) + formatQuota(account, holdings, quota),
    ),
  ].join('\n');
