import { Columns3 } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import type { useBoardView } from './use-board-view.ts';

/** Without space for three columns there is nothing to choose. */
export const ViewControl = ({ view }: { view: ReturnType<typeof useBoardView> }) => {
  const text = useText();
  if (!view.hasSpace) return null;
  return (
    <IconButton
      label={text(t.sideBySide)}
      icon={<Columns3 aria-hidden="true" />}
      tone="outlined"
      aria-pressed={view.isSideBySide}
      onClick={view.toggle}
    />
  );
};
