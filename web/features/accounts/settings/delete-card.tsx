import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';

export const DeleteCard = ({ account }: { account: Account }) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard title={text(t.deleteTitle)} hint={text(t.deleteHint)}>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {text(t.delete)}
      </Button>
      {isAsking && <DeleteDialog restaurantName={account.restaurantName} onClose={() => setAsking(false)} />}
    </SettingsCard>
  );
};
