import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { FinishedOrdersProps } from './finished-dialog.tsx';
import { finishedTexts as t } from './finished-orders.texts.ts';

const FinishedDialog = lazyPart(async () => (await import('./finished-dialog.tsx')).FinishedDialog);

/** Done and rejected orders of this shift: out of the way, and within reach when a guest comes back with a question. */
export const FinishedOrders = (props: FinishedOrdersProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { count } = props;
  const show = (orderId: string) => {
    setOpen(false);
    props.onOpen(orderId);
  };
  return (
    <>
      {count > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="px-2! text-ink-2 tabular-nums max-md:mb-2 max-md:w-full"
          icon={<ArchiveRestore aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          <span className="md:max-lg:sr-only">{text(t.show, { count })}</span>
          <span aria-hidden="true" className="hidden md:max-lg:inline">
            {count}
          </span>
        </Button>
      )}
      {isOpen && <FinishedDialog {...props} onOpen={show} onClose={() => setOpen(false)} />}
    </>
  );
};
