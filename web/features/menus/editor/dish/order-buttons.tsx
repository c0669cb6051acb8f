import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';

type OrderButtonsProps = {
  name: string;
  index: number;
  count: number;
  onMove: (by: number) => void;
  onRemove: () => void;
};

export const OrderButtons = ({ name, index, count, onMove, onRemove }: OrderButtonsProps) => {
  const text = useText();
  return (
    <span className="ms-auto flex">
      {count > 1 && (
        <>
          <IconButton
            label={text(t.moveUp, { name })}
            className="w-9!"
            disabled={index === 0}
            icon={<ArrowUp aria-hidden="true" />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={text(t.moveDown, { name })}
            className="w-9!"
            disabled={index === count - 1}
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <IconButton
        label={text(t.remove, { name })}
        tone="danger"
        className="w-9!"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </span>
  );
};
