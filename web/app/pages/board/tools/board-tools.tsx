import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardToolProps } from './board-tool.ts';
import { boardToolsTexts as t } from './board-tools.texts.ts';

const ToolsDialog = lazyPart(async () => (await import('./tools-dialog.tsx')).ToolsDialog);

/** One button on the board for everything besides the orders: nothing of it is loaded before it is wanted. */
export const BoardTools = (props: Omit<BoardToolProps, 'onClose'>) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={text(t.open)}
        icon={<Wrench aria-hidden="true" />}
        tone="outlined"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ToolsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
