import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { trialTexts as t } from './trial.texts.ts';

const KeepDialog = lazyPart(async () => (await import('./keep-dialog.tsx')).KeepDialog);

export const KeepButton = () => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Heart aria-hidden="true" className="size-4 max-sm:hidden" />}
        onClick={() => setAsking(true)}
      >
        {text(t.keep)}
      </Button>
      {isAsking && <KeepDialog onClose={() => setAsking(false)} />}
    </>
  );
};
