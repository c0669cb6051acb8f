import { TablesDialog } from '#web/features/visits/lanes/tables-dialog.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { boardTablesTexts as t } from '../tables/board-tables.texts.ts';
import type { BoardToolProps } from './board-tool.ts';

export const TablesTool = ({ tables, onClose }: BoardToolProps) => {
  const text = useText();
  return (
    <TablesDialog
      onOpen={(visitId) => {
        onClose();
        tables.openVisit(visitId);
      }}
      onClose={onClose}
    >
      <Switch label={text(t.group)} checked={tables.isGrouped} onCheckedChange={tables.toggle} />
    </TablesDialog>
  );
};
