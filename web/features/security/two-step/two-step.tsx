import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { lazyDialog } from '#web/ui/feedback/lazy-part.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import type { NameOf } from './other-devices.tsx';
import { twoStepTexts as t } from './two-step.texts.ts';
import type { TwoStepPurpose } from './two-step-dialog.tsx';
import { twoStepQuery } from './two-step-query.ts';

const TwoStepDialog = lazyDialog(async () => (await import('./two-step-dialog.tsx')).TwoStepDialog);

/** Whether it is on, and the ways to change that. */
export const TwoStep = ({ email, nameOf }: { email: string; nameOf: NameOf }) => {
  const text = useText();
  const { data, error, refetch } = useQuery(twoStepQuery);
  const [purpose, setPurpose] = useState<TwoStepPurpose | null>(null);
  if (!data && error) return <LoadFailed title={text(t.loadFailed)} error={error} onRetry={refetch} />;
  return (
    <>
      {!data && (
        <SkeletonRegion>
          <Skeleton className="h-11 w-56" />
        </SkeletonRegion>
      )}
      {data && !data.since && (
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" className="size-5" />}
          onClick={() => setPurpose('on')}
        >
          {text(t.switchOn)}
        </Button>
      )}
      {data?.since && (
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-1.5 text-ink-2">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone="ok" icon>
                {text(t.isOn)}
              </Badge>
              <span>
                {text(t.since)} <Time value={data.since} style="date" />
              </span>
            </p>
            {data.recoveryCodesLeft > 0 && <p>{text(t.codesLeft, { count: data.recoveryCodesLeft })}</p>}
          </div>
          {data.recoveryCodesLeft === 0 && <Alert tone="warn">{text(t.noCodesLeft)}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setPurpose('codes')}>
              {text(t.newCodes)}
            </Button>
            <Button variant="ghost" onClick={() => setPurpose('off')}>
              {text(t.switchOff)}
            </Button>
          </div>
        </div>
      )}
      <TwoStepDialog
        // Each opening begins at the password.
        key={purpose}
        open={purpose !== null}
        purpose={purpose ?? 'on'}
        email={email}
        nameOf={nameOf}
        onClose={() => setPurpose(null)}
      />
    </>
  );
};
