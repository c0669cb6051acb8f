import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printingPageAddress } from '#web/lib/site/printing-addresses.ts';
import { LinkToShare } from '#web/ui/feedback/link-to-share.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { ScanCode } from '#web/ui/picture/scan-code.tsx';
import { linkBaseQuery } from '../common/printer-queries.ts';
import { connectTexts as t } from './connect.texts.ts';

/** The page that prints: no secret, whoever opens it is signed in. */
export const BrowserAddress = ({ printerId }: { printerId: string }) => {
  const text = useText();
  const { data } = useQuery(linkBaseQuery);
  if (!data)
    return (
      <SkeletonRegion>
        <Skeleton className="h-40 rounded-card" />
      </SkeletonRegion>
    );
  const link = `${data.base}${printingPageAddress(printerId)}`;
  return (
    <div className="flex flex-col gap-5 sm:flex-row-reverse sm:items-start">
      <ScanCode content={link} label={text(t.pageCode)} className="size-40 max-sm:mx-auto" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p>{text(t.pageHint)}</p>
        <LinkToShare link={link} openLabel={text(t.openPage)} />
      </div>
    </div>
  );
};
