import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, BellRing, Clock3 } from 'lucide-react';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { practiceQuery } from '#web/lib/query/evening-queries.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { practiceTexts as t } from './practice.texts.ts';
import { useEndPractice } from './use-end-practice.ts';

type PracticeDialogProps = {
  ownerId: string;
  /** Real guests are being served. */
  isOpen: boolean;
  onChanged: () => void;
  onClose: () => void;
};

const facts = [
  { icon: BellRing, says: t.what },
  { icon: Archive, says: t.kept },
  { icon: Clock3, says: t.ends },
] as const;

/** Says what practising is before it begins, and ends it. */
export const PracticeDialog = ({ ownerId, isOpen, onChanged, onClose }: PracticeDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const query = practiceQuery(ownerId);
  const { data: practice } = useQuery(query);
  const done = () => {
    onChanged();
    onClose();
  };
  const start = useMutation({
    mutationFn: () => withPin(() => call('POST /practice')),
    onSuccess: (started) => {
      client.setQueryData(query.queryKey, started);
      done();
    },
  });
  const end = useEndPractice(ownerId, done);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(t.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text(t.close)}
          </Button>
          {practice ? (
            <Button variant="danger" loading={end.isPending} onClick={() => end.mutate()}>
              {text(t.end)}
            </Button>
          ) : (
            !isOpen && (
              <Button loading={start.isPending} onClick={() => start.mutate()}>
                {text(t.start)}
              </Button>
            )
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isOpen && <Alert tone="info">{text(t.shiftIsOpen)}</Alert>}
        {start.error && <Alert>{sentence(start.error)}</Alert>}
        <ul className="flex flex-col gap-3">
          {facts.map(({ icon: Icon, says }) => (
            <li key={says.en} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              <span>{text(says)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
