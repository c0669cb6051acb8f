import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { CallStripProps } from './board-calls.ts';
import { CallRow } from './call-row.tsx';
import { callsTexts as t } from './calls.texts.ts';
import type { AnswerCall } from './use-answer.ts';

type CallsDialogProps = Omit<CallStripProps, 'onArrived'> & { onAnswer: AnswerCall; onClose: () => void };

/** All tables that call. It follows what others answer meanwhile. */
export const CallsDialog = ({ calls, onAnswer, onOpenTable, onClose }: CallsDialogProps) => {
  const text = useText();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" title={text(t.title)}>
      {calls.length === 0 ? (
        <Alert tone="ok">
          <span>{text(t.none)}</span>
        </Alert>
      ) : (
        <ul className="flex flex-col gap-2">
          {calls.map((call) => (
            <CallRow key={call._id} call={call} onAnswer={onAnswer} onOpenTable={onOpenTable} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
