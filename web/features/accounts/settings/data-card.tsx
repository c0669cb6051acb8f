import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { lazyDialog } from '#web/ui/feedback/lazy-part.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { accountPageTexts as t } from './account.texts.ts';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);

export const DataCard = ({ email }: { email: string }) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard title={text(t.dataTitle)} hint={text(t.dataHint)}>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {text(t.download)}
      </Button>
      <ExportDialog open={isAsking} email={email} onClose={() => setAsking(false)} />
    </SettingsCard>
  );
};
