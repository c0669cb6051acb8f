import { PlaneTakeoff } from 'lucide-react';
import { preflightChecks } from '#core/shifts/preflight.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { preflightCheckTexts, preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { Time } from '#web/ui/content/time.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

/** What was found before the doors opened: all well, or what was not. */
export const ShiftPreflight = ({ shift: { preflight } }: { shift: Shift }) => {
  const text = useText();
  if (!preflight) return null;
  const failed = preflightChecks.filter((check) => preflight.results[check] === 'failed');
  return (
    <p className="flex items-center gap-1.5">
      <PlaneTakeoff aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {text(preflightTexts.title)} · <Time value={preflight.at} /> ·{' '}
        {failed.length === 0 ? (
          text(t.preflightWell)
        ) : (
          <span className="font-medium text-bad">
            {text(t.preflightFailed, {
              checks: failed.map((check) => text(preflightCheckTexts[check])).join(', '),
            })}
          </span>
        )}
      </span>
    </p>
  );
};
