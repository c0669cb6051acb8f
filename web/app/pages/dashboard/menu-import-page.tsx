import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { isSavedId } from '#core/values/saved-id.ts';
import { importTexts as t } from '#web/features/menu-files/screen/menu-import.texts.ts';
import { MenuImport } from '#web/features/menu-files/screen/menu-import.tsx';
import { menuQuery } from '#web/features/menus/editor/saved-menu/editor-queries.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useMatch } from '#web/lib/router/router-hooks.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { OwnerScreen } from '../owner-screen.tsx';

/** `/menu-import` makes a new menu; `/menu-import/{menu}` may also add to that one. */
export const MenuImportPage = () => {
  const text = useText();
  const menuId = useMatch('/menu-import/:menuId')?.menuId;
  const back = menuId
    ? { to: `/menu-builder/${menuId}`, label: text(t.backToMenu) }
    : { to: '/dashboard', label: text(t.back) };
  return (
    <OwnerScreen>
      {(account) => (
        <UnsavedGuard>
          <PageHeader title={text(t.title)} description={text(t.intro)} back={back} />
          {menuId ? <IntoMenu menuId={menuId} ownerId={account._id} /> : <MenuImport menu={null} />}
        </UnsavedGuard>
      )}
    </OwnerScreen>
  );
};

const IntoMenu = ({ menuId, ownerId }: { menuId: string; ownerId: string }) => {
  const text = useText();
  const isId = isSavedId(menuId);
  const { data: menu, error, refetch } = useQuery({ ...menuQuery(menuId), enabled: isId });
  const isGone = isApiError(error, 'not_found');
  if (!isId || (menu ? menu.owner !== ownerId : isGone)) {
    return (
      <EmptyState icon={<SearchX />} title={text(structureTexts.menuMissing)}>
        {text(structureTexts.menuMissingHint)}
      </EmptyState>
    );
  }
  // Deleted elsewhere while somebody is at work here: what they have read and corrected can still be a new menu.
  if (menu) return <MenuImport menu={menu} isMenuGone={isGone} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <SkeletonRegion>
      <Skeleton className="h-96 rounded-card" />
    </SkeletonRegion>
  );
};
