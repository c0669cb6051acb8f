import { Download } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { AccountCard } from './account-card.tsx';

/** The browser downloads it by itself, and shows how far it is: the archive may be large. */
export const DataCard = () => {
  const text = useText();
  return (
    <AccountCard title={text(t.dataTitle)} hint={text(t.dataHint)}>
      <ButtonLink
        to="/api/users/me/export"
        wholePage
        download
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
      >
        {text(t.download)}
      </ButtonLink>
    </AccountCard>
  );
};
