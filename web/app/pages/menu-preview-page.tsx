import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { OwnerPage } from '#web/features/session/owner-page.tsx';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';

/** The server answers this address with the guest's page. The app shows it only to those who must log in first. */
export const MenuPreviewPage = () => {
  const { menuId = '' } = useParams();
  return <OwnerPage>{() => <Preview menuId={menuId} />}</OwnerPage>;
};

const Preview = ({ menuId }: { menuId: string }) => {
  const text = useText();
  const { isSuccess, isError } = useQuery({
    queryKey: ['menu', menuId, 'preview'],
    queryFn: ({ signal }) => call('GET /menus/:menuId/preview', { params: { menuId }, signal }),
  });
  useEffect(() => {
    if (isSuccess) location.reload();
  }, [isSuccess]);
  if (isError) {
    return (
      <>
        <PageHeader title={text(t.menuMissing)} back={{ to: '/dashboard', label: text(t.back) }} />
        <EmptyState icon={<SearchX />} title={text(t.menuMissing)}>
          {text(t.menuMissingHint)}
        </EmptyState>
      </>
    );
  }
  return (
    <SkeletonRegion>
      <Skeleton className="h-64 rounded-card" />
    </SkeletonRegion>
  );
};
