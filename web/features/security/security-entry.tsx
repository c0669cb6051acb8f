import type { SecurityKind } from '#core/security/security-kinds.ts';
import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { deviceName } from './device-name.ts';
import { securityKindTexts, securityLogTexts as t } from './security-log.texts.ts';

/** Events that deserve the owner's attention. */
const alarming: ReadonlySet<SecurityKind> = new Set([
  'log_in_failed',
  'log_in_limited',
  'step_up_failed',
  'step_up_limited',
  'second_factor_failed',
  'deletion_refused',
]);

/** Shown by the minute: a first time within the same one would say nothing. */
const minuteOf = (moment: string): string => moment.slice(0, 16);

export const SecurityEntryRow = ({ entry }: { entry: SecurityEntry }) => {
  const text = useText();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {text(securityKindTexts[entry.kind])}
          {entry.count > 1 && (
            <Badge tone={alarming.has(entry.kind) ? 'warn' : 'neutral'}>
              {text(t.times, { count: entry.count })}
            </Badge>
          )}
        </p>
        <p className="break-words text-ink-2 text-sm">
          <Sender entry={entry} />
        </p>
      </div>
      <p className="text-ink-2 text-sm">
        <Time value={entry.at} style="date" /> · <Time value={entry.at} />
        {minuteOf(entry.firstAt) !== minuteOf(entry.at) && (
          <>
            {' '}
            ({text(t.since)} <Time value={entry.firstAt} />)
          </>
        )}
      </p>
    </li>
  );
};

const Sender = ({ entry }: { entry: SecurityEntry }) => {
  const text = useText();
  if (entry.kind.startsWith('operator_')) return text(t.operator);
  const device = deviceName(entry.device);
  if (!entry.network) return device || text(t.manyNetworks);
  return (
    <>
      {device && (
        <>
          <bdi>{device}</bdi>
          {' · '}
        </>
      )}
      {text(t.network)} <bdi dir="ltr">{entry.network}</bdi>
    </>
  );
};
