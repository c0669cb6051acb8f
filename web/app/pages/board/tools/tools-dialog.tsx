import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { BoardTool, BoardToolProps } from './board-tool.ts';
import { boardTools } from './tools.ts';
import { toolsDialogTexts as t } from './tools-dialog.texts.ts';

/** The tools by name; the one that is chosen takes the place of the list. */
export const ToolsDialog = (props: BoardToolProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<BoardTool | null>(null);
  if (chosen) return <chosen.Screen {...props} />;
  return (
    <Dialog open onOpenChange={props.onClose} title={text(t.title)} size="medium">
      <ul className="grid gap-2 sm:grid-cols-2">
        {boardTools.map((tool) => (
          <li key={tool.id}>
            <button
              type="button"
              onClick={() => setChosen(tool)}
              className="flex min-h-18 w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3 text-start transition-[border-color,scale] hover:border-line-strong active:scale-[0.99]"
            >
              <tool.icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
              <span className="min-w-0">
                <span className="block font-semibold">{tool.label(text)}</span>
                <span className="block text-ink-2 text-sm">{tool.hint(text)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
