import { useQuery } from '@tanstack/react-query';
import { CircleOff, Smartphone } from 'lucide-react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { KeepButton } from './keep-button.tsx';
import { trialTexts as t } from './trial.texts.ts';

type TryStripProps = {
  account: Account;
  /** Shows the code and the link of the guest's page. */
  onShowGuestPage: () => void;
  onSellOut: () => void;
};

/** What to do on an evening that is only tried. While it is seen, guests keep coming. */
export const TryStrip = ({ account, onShowGuestPage, onSellOut }: TryStripProps) => {
  const text = useText();
  useQuery({
    queryKey: ['try-attended', account._id],
    queryFn: ({ signal }) => call('POST /try/attend', { signal }),
    // Not in the background: a screen that nobody sees asks for no guests.
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
  return (
    <section
      aria-label={text(t.strip)}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-brand-soft px-3 py-2 sm:px-4"
    >
      <p className="min-w-0 grow leading-tight">
        <strong className="font-semibold text-brand">{text(t.kitchen)}</strong>
        <span className="block text-sm max-sm:hidden">{text(t.guestsCome)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Smartphone aria-hidden="true" className="size-4 max-sm:hidden" />}
          onClick={onShowGuestPage}
        >
          {text(t.guestPage)}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<CircleOff aria-hidden="true" className="size-4 max-sm:hidden" />}
          onClick={onSellOut}
        >
          {text(t.sellOut)}
        </Button>
        <KeepButton />
      </div>
    </section>
  );
};
