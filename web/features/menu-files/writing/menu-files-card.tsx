import { Upload } from 'lucide-react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { exportTexts as t } from './menu-export.texts.ts';

/** In the editor: a menu in from elsewhere, and out as a table. */
export const MenuFilesCard = ({ menu }: { menu: Menu }) => {
  const text = useText();
  return (
    <Card className="mt-6 max-w-2xl">
      <CardHeader title={text(t.title)} description={text(t.hint)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/menu-import/${menu._id}`} icon={<Upload aria-hidden="true" className="size-4.5" />}>
          {text(t.import)}
        </ButtonLink>
        <ExportButtons menu={menu} />
      </div>
    </Card>
  );
};
