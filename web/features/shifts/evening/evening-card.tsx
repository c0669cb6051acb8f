import { useQueryClient } from '@tanstack/react-query';
import {
  BellRing,
  CookingPot,
  Eye,
  EyeOff,
  Hourglass,
  type LucideIcon,
  PrinterX,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import { useLiveResource } from '#web/lib/live/use-live-resource.ts';
import { useBoardPrints } from '#web/lib/query/printing-queries.ts';
import { unprintedTexts } from '#web/lib/texts/unprinted.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { eveningTexts as t } from './evening.texts.ts';
import { createEveningSource } from './evening-source.ts';

/** A board that is no longer watched sends no event. */
const presenceEveryMs = 20_000;

/** While a shift is open: what is happening now. */
export const EveningCard = ({ ownerId }: { ownerId: string }) => {
  const text = useText();
  const client = useQueryClient();
  const [resource] = useState(() => createLiveResource(createEveningSource(ownerId, client)));
  const { state, status } = useLiveResource(resource);
  const { evening } = state;
  const unprinted = useBoardPrints()?.troubles.length ?? 0;
  const isOpen = evening !== null;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void resource.refresh(), presenceEveryMs);
    return () => clearInterval(timer);
  }, [isOpen, resource]);
  if (!evening) return null;
  return (
    <Card aria-label={text(t.title)} className="flex flex-col gap-4">
      <header>
        <h2 className="font-semibold text-lg">{text(t.title)}</h2>
        <p className="text-ink-2 text-sm">
          {status.isUnreachable ? (
            text(t.stale)
          ) : (
            <>
              {text(t.since)} <Time value={evening.startTime} />
            </>
          )}
        </p>
      </header>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4">
        <Figure icon={Hourglass} name={text(t.waiting)} isUrgent={evening.waiting > 0}>
          {evening.waiting}
        </Figure>
        <Figure icon={CookingPot} name={text(t.inProcess)}>
          {evening.inProcess}
        </Figure>
        <Figure icon={Wallet} name={text(t.takings)}>
          <Price shekels={evening.takings} />
        </Figure>
        <Figure icon={evening.isWatched ? Eye : EyeOff} name={text(t.board)} isUrgent={!evening.isWatched}>
          {text(evening.isWatched ? t.watched : t.unwatched)}
        </Figure>
        {evening.calls > 0 && (
          <Figure icon={BellRing} name={text(t.calls)} isUrgent>
            {evening.calls}
          </Figure>
        )}
        {unprinted > 0 && (
          <Figure icon={PrinterX} name={text(t.printing)} isUrgent>
            {text(unprintedTexts.count, { count: unprinted })}
          </Figure>
        )}
      </dl>
    </Card>
  );
};

type FigureProps = { icon: LucideIcon; name: string; isUrgent?: boolean; children: ReactNode };

const Figure = ({ icon: Icon, name, isUrgent = false, children }: FigureProps) => (
  <div className="min-w-0">
    <dt className="flex items-center gap-2 text-ink-2 text-sm">
      <Icon aria-hidden="true" className={classes('size-4.5 shrink-0', isUrgent && 'text-warn')} />
      {name}
    </dt>
    <dd className={classes('mt-0.5 font-semibold text-xl tabular-nums', isUrgent && 'text-warn')}>
      {children}
    </dd>
  </div>
);
