import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import type { NamedTool } from './board-tool.ts';

type ToolButtonProps = { tool: NamedTool; onOpen: (tool: NamedTool) => void };

/** A tool by its name. */
export const ToolButton = ({ tool, onOpen }: ToolButtonProps) => {
  const text = useText();
  return (
    <Button
      variant="secondary"
      size="small"
      className="max-xl:px-2.5"
      icon={<tool.icon aria-hidden="true" className="size-4.5 max-xl:hidden" />}
      onClick={() => onOpen(tool)}
    >
      {tool.label(text)}
    </Button>
  );
};
