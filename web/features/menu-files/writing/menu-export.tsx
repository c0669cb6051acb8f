import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { exportTexts as t } from './menu-export.texts.ts';

/** Among the actions of a menu on the dashboard. */
export const MenuExport = ({ menu }: { menu: Menu }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const name = menu.name || text(menuNameTexts.unnamed);
  return (
    <>
      <IconButton
        label={text(t.exportOf, { name })}
        icon={<Download aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text(t.exportTitle)}
        description={text(t.hint)}
        footer={
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {text(t.close)}
          </Button>
        }
      >
        <div className="flex flex-wrap gap-3">
          <ExportButtons menu={menu} />
        </div>
      </Dialog>
    </>
  );
};
