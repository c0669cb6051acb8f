import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dialogTexts } from '../common/dialog.texts.ts';
import { agentsQuery } from '../common/printer-queries.ts';
import { agentsTexts as t } from './agents.texts.ts';
import { PairAgent } from './pair-agent.tsx';

export const PairAgentDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const client = useQueryClient();
  const finish = () => {
    showSuccess(text(t.paired));
    void client.invalidateQueries({ queryKey: agentsQuery.queryKey });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOnOutsideClick={false}
      title={text(t.pairTitle)}
      size="medium"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {text(dialogTexts.close)}
        </Button>
      }
    >
      <PairAgent onPaired={finish} />
    </Dialog>
  );
};
