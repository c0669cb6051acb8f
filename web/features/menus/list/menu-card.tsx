import { Copy, Eye, Pencil, Printer, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { onSingleClick } from '#web/lib/query/one-at-a-time.ts';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { menusTexts as t } from './menus.texts.ts';

type MenuCardProps = {
  menu: Menu;
  /** A further action, before the others. */
  extra?: ReactNode;
  /** A copy of some menu is being made. */
  isCopying: boolean;
  onActivate: () => void;
  onCopy: () => void;
  onDelete: () => void;
};

export const MenuCard = ({ menu, extra, isCopying, onActivate, onCopy, onDelete }: MenuCardProps) => {
  const text = useText();
  const name = menu.name || text(menuNameTexts.unnamed);
  return (
    <Card className="flex h-full flex-col gap-4" aria-label={name}>
      <header className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 break-words font-semibold text-lg">
          <bdi>{name}</bdi>
        </h2>
        {menu.isActive && (
          <Badge tone="ok" icon>
            {text(t.active)}
          </Badge>
        )}
      </header>
      <p className="line-clamp-3 flex-1 break-words text-ink-2">
        {menu.description || text(t.noDescription)}
      </p>
      <Switch
        label={text(t.activeLabel)}
        hint={menu.isActive ? text(t.activeHint) : undefined}
        checked={menu.isActive}
        // One menu is always active: it is changed by choosing another, not by switching this one off.
        onCheckedChange={(checked) => checked && onActivate()}
      />
      <footer className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
        <ButtonLink
          to={`/menu-builder/${menu._id}`}
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
        >
          {text(t.edit)}
        </ButtonLink>
        <ButtonLink
          to={`/menu-preview/${menu._id}`}
          wholePage
          target="_blank"
          variant="ghost"
          aria-label={text(t.viewOf, { name })}
          icon={<Eye aria-hidden="true" className="size-4.5" />}
        >
          {text(t.view)}
        </ButtonLink>
        <ButtonLink
          to={`/paper-menu/${menu._id}`}
          variant="ghost"
          aria-label={text(t.printOf, { name })}
          icon={<Printer aria-hidden="true" className="size-4.5" />}
        >
          {text(t.print)}
        </ButtonLink>
        <div className="ms-auto flex items-center gap-2">
          {extra}
          <IconButton
            label={text(t.copyOf, { name })}
            disabled={isCopying}
            icon={<Copy aria-hidden="true" />}
            onClick={onSingleClick(onCopy)}
          />
          <IconButton
            label={text(t.deleteOf, { name })}
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onClick={onDelete}
          />
        </div>
      </footer>
    </Card>
  );
};
