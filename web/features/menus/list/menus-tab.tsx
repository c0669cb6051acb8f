import { useQuery } from '@tanstack/react-query';
import { Plus, Upload, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { menusQuery } from '#web/lib/query/menus-query.ts';
import { onSingleClick } from '#web/lib/query/one-at-a-time.ts';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { MenuCard } from './menu-card.tsx';
import { menusTexts as t } from './menus.texts.ts';
import { useMenuActions } from './use-menu-actions.ts';

/** As many as fit at the size of the reader's letters. */
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4';

type MenusTabProps = {
  /** A further action of a menu. */
  exportOf?: (menu: Menu) => ReactNode;
};

export const MenusTab = ({ exportOf }: MenusTabProps) => {
  const text = useText();
  const { data: menus, error, refetch } = useQuery(menusQuery);
  const { create, copy, activate, remove } = useMenuActions();
  const [doomed, setDoomed] = useState<Menu | null>(null);
  /** The next thing to do with it is to edit it. */
  const [created, setCreated] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (created) list.current?.querySelector<HTMLElement>(`[href$="/menu-builder/${created}"]`)?.focus();
  }, [created]);

  const createButtons = (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <ButtonLink
        to="/menu-import"
        variant="secondary"
        icon={<Upload aria-hidden="true" className="size-4.5" />}
      >
        {text(t.import)}
      </ButtonLink>
      <Button
        icon={<Plus aria-hidden="true" className="size-5" />}
        loading={create.isPending}
        onClick={onSingleClick(() => create.mutate(undefined, { onSuccess: ({ _id }) => setCreated(_id) }))}
      >
        {text(t.create)}
      </Button>
    </div>
  );

  if (!menus) {
    if (error) return <LoadFailed error={error} onRetry={refetch} />;
    return (
      <SkeletonRegion className={grid}>
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (menus.length === 0) {
    return (
      <EmptyState icon={<UtensilsCrossed />} title={text(t.empty)} action={createButtons}>
        {text(t.emptyHint)}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-5 flex justify-end">{createButtons}</div>
      <ul ref={list} className={grid}>
        {menus.map((menu) => (
          <li key={menu._id}>
            <MenuCard
              menu={menu}
              isCopying={copy.isPending}
              onCopy={() => copy.mutate(menu._id)}
              extra={exportOf?.(menu)}
              onActivate={() => activate.mutate(menu._id)}
              onDelete={() => setDoomed(menu)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={text(t.deleteQuestion)}
        description={
          <>
            <strong className="block text-ink">
              <bdi>{doomed?.name || text(menuNameTexts.unnamed)}</bdi>
            </strong>
            {text(t.deleteHint)}
          </>
        }
        confirmLabel={text(t.yes)}
        cancelLabel={text(t.no)}
        destructive
        onConfirm={() => doomed && remove.mutateAsync(doomed._id)}
      />
    </>
  );
};
