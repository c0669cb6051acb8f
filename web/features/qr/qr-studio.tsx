import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { LinkReach } from '#core/qr/menu-link.ts';
import type { TableCode } from '#core/qr/qr.contract.ts';
import { loadLogo } from '#web/lib/files/load-logo.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { type CardDesign, newDesign, planCard, type Restaurant } from './card/card-design.ts';
import { CardPicture } from './card/card-picture.tsx';
import { PrintCard } from './card/print-card.tsx';
import { useTextMeasure } from './card/use-text-measure.ts';
import { DesignFields } from './design/design-fields.tsx';
import { ScanAdvice } from './design/scan-advice.tsx';
import { TableAdvice } from './design/table-advice.tsx';
import { CardActions } from './download/card-actions.tsx';
import { PackPanel } from './download/pack-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { qrQuery, tableCodesQuery } from './qr-queries.ts';
import { ReissuePanel } from './reissue-panel.tsx';
import { qrTexts as t } from './texts/qr.texts.ts';

export const QrStudio = ({ ownerId }: { ownerId: string }) => {
  const { data, error, refetch } = useQuery(qrQuery(ownerId));
  // Without them a card could carry a code that was replaced.
  const coded = useQuery(tableCodesQuery);
  const codes = coded.data?.codes;
  const codeOf = useMemo(() => new Map(codes?.map(({ table, code }) => [table, code])), [codes]);
  // What is on the screen stays there when a later call fails.
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!codes && coded.error) return <LoadFailed error={coded.error} onRetry={coded.refetch} />;
  if (!data || !codes) return <StudioSkeleton />;
  const restaurant: Restaurant = {
    ownerId,
    base: data.link.base,
    tables: data.settings.numberOfTables,
    codes: codeOf,
    primaryColor: data.menu?.primaryColor ?? null,
  };
  return (
    <Studio
      restaurant={restaurant}
      codes={codes}
      reach={data.link.reach}
      name={data.settings.restaurantName}
      menuLogo={data.menu?.logo ?? null}
    />
  );
};

type StudioProps = {
  restaurant: Restaurant;
  codes: readonly TableCode[];
  reach: LinkReach;
  name: string;
  menuLogo: string | null;
};

const Studio = ({ restaurant, codes, reach, name, menuLogo }: StudioProps) => {
  const text = useText();
  const measure = useTextMeasure();
  const [design, setDesign] = useState(() => newDesign(name));
  const change = (part: Partial<CardDesign>) => setDesign((before) => ({ ...before, ...part }));
  useMenuLogo(menuLogo, setDesign);
  const card = planCard(design, restaurant);
  const label = text(t.previewOf, { name: card.name });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-2">
          <DesignFields design={design} card={card} onChange={change} />
          <LinkPanel link={card.link} reach={reach} />
          <PackPanel card={card} restaurant={restaurant} />
          <ReissuePanel card={card} restaurant={restaurant} codes={codes} />
        </div>
        <section
          aria-label={text(t.preview)}
          className="flex w-full flex-col items-center gap-4 lg:sticky lg:top-6 lg:w-96"
        >
          <div className="overflow-hidden rounded-card border border-line shadow-card">
            <CardPicture card={card} measure={measure} label={label} width="297px" height="420px" />
          </div>
          <TableAdvice card={card} />
          <ScanAdvice card={card} onChange={change} />
          <CardActions card={card} />
        </section>
      </div>
      <PrintCard card={card} measure={measure} label={label} />
    </>
  );
};

/** The menu's own logo to begin with, unless the owner was faster. */
const useMenuLogo = (
  menuLogo: string | null,
  setDesign: (change: (before: CardDesign) => CardDesign) => void,
) => {
  useEffect(() => {
    if (!menuLogo) return;
    let gone = false;
    loadLogo(menuLogo)
      .then((logo) => !gone && setDesign((before) => (before.logo ? before : { ...before, logo })))
      // A card without the logo is still a card.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [menuLogo, setDesign]);
};

const StudioSkeleton = () => (
  <SkeletonRegion className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <Skeleton className="h-96 rounded-card max-lg:order-2" />
    <Skeleton className="mx-auto h-[420px] w-[297px] rounded-card" />
  </SkeletonRegion>
);
