import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { reminderTexts as t } from './reminder.texts.ts';
import { useOpeningReminder } from './use-opening-reminder.ts';

/** At the foot of a board without a shift: the time has come. */
export const OpeningBar = ({ onOpen }: { onOpen: () => void }) => {
  const text = useText();
  const reminder = useOpeningReminder();
  if (!reminder) return null;
  return (
    <AlertBar
      tone="info"
      title={reminder}
      action={
        <Button variant="secondary" className="max-sm:px-3 max-sm:text-sm" onClick={onOpen}>
          {text(t.open)}
        </Button>
      }
    >
      {text(t.closed)}
    </AlertBar>
  );
};
