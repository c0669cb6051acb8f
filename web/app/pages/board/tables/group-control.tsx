import { Group } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { boardTablesTexts as t } from './board-tables.texts.ts';
import type { TablesOfBoard } from './use-board-tables.tsx';

/** On a phone, whose header is full, it is among the tools. */
export const GroupControl = ({ tables }: { tables: TablesOfBoard }) => {
  const text = useText();
  if (!tables.hasTables) return null;
  return (
    <IconButton
      label={text(t.group)}
      icon={<Group aria-hidden="true" />}
      tone="outlined"
      aria-pressed={tables.isGrouped}
      className="max-md:hidden"
      onClick={tables.toggle}
    />
  );
};
