import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { ExternalLink, Printer, SearchX } from 'lucide-react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { isSavedId } from '#core/values/saved-id.ts';
import { MenuEditor } from '#web/features/menus/editor/menu-editor.tsx';
import {
  menuDishesQuery,
  menuQuery,
  sectionsQuery,
} from '#web/features/menus/editor/saved-menu/editor-queries.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { structureTexts as t } from '#web/features/menus/editor/texts/structure.texts.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useParams } from '#web/lib/router/router-hooks.ts';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { OwnerScreen } from '../owner-screen.tsx';

const MenuFilesCard = lazyPart(
  async () => (await import('#web/features/menu-files/writing/menu-files-card.tsx')).MenuFilesCard,
);

export const MenuBuilderPage = () => {
  const { menuId = '' } = useParams();
  return (
    <OwnerScreen>
      {(account) => (
        <UnsavedGuard>
          {isSavedId(menuId) ? (
            <MenuBuilder key={menuId} account={account} menuId={menuId} />
          ) : (
            <MissingMenuId />
          )}
        </UnsavedGuard>
      )}
    </OwnerScreen>
  );
};

/** An address such as `/menu-builder/undefined`. */
const MissingMenuId = () => {
  const text = useText();
  return (
    <>
      <PageHeader title={text(t.title)} back={{ to: '/dashboard', label: text(t.back) }} />
      <Alert title={text(editorTexts.missingMenuId)}>{text(t.menuIdHint)}</Alert>
    </>
  );
};

const MenuBuilder = ({ account, menuId }: { account: Account; menuId: string }) => {
  const text = useText();
  const { data: menu, error, refetch } = useQuery(menuQuery(menuId));
  // All three at once: the list need not wait for the menu's name.
  usePrefetchQuery(sectionsQuery(menuId));
  usePrefetchQuery(menuDishesQuery(menuId));
  const back = { to: '/dashboard', label: text(t.back) };
  // A menu of somebody else that happens to be public must not be opened for editing.
  if ((menu && menu.owner !== account._id) || isApiError(error, 'not_found')) {
    return (
      <>
        <PageHeader title={text(t.title)} back={back} />
        <EmptyState icon={<SearchX />} title={text(t.menuMissing)}>
          {text(t.menuMissingHint)}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={text(t.title)}
        description={menu && <bdi>{menu.name || text(menuNameTexts.unnamed)}</bdi>}
        back={back}
        actions={
          menu && (
            <>
              <ButtonLink
                to={`/paper-menu/${menuId}`}
                variant="secondary"
                icon={<Printer aria-hidden="true" className="size-4.5" />}
              >
                {text(t.print)}
              </ButtonLink>
              <ButtonLink
                to={`/menu-preview/${menuId}`}
                wholePage
                target="_blank"
                variant="secondary"
                icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
              >
                {text(t.view)}
              </ButtonLink>
            </>
          )
        }
      />
      {menu && <MenuEditor menu={menu} files={<MenuFilesCard menu={menu} />} />}
      {!menu && error && <LoadFailed error={error} onRetry={refetch} />}
      {!menu && !error && (
        <SkeletonRegion className="flex flex-col gap-4">
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="h-48 rounded-card" />
        </SkeletonRegion>
      )}
    </>
  );
};
