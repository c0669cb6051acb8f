import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import type { BoardToolProps, NamedTool } from './board-tool.ts';

type ToolButtonProps = Omit<BoardToolProps, 'onClose'> & { tool: NamedTool };

/** A tool by its name. */
export const ToolButton = ({ tool, ...props }: ToolButtonProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="max-xl:px-2.5"
        icon={<tool.icon aria-hidden="true" className="size-4.5 max-xl:hidden" />}
        onClick={() => setOpen(true)}
      >
        {tool.label(text)}
      </Button>
      {isOpen && <tool.Screen {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
