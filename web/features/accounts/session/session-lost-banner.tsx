import type { Account } from '#core/accounts/accounts.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { setSessionLoss, useSessionLoss } from '#web/lib/query/session-lost.ts';
import { sessionTexts as t } from '#web/lib/texts/session.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { lazyDialog } from '#web/ui/feedback/lazy-part.tsx';

const LogInAgainDialog = lazyDialog(async () => (await import('./log-in-again-dialog.tsx')).LogInAgainDialog);

/**
 * The session ended in the middle of work. The page stays as it is, and so does everything typed into it. The dialog
 * opens by itself, because a sheet may cover the banner; whoever dismisses it finds it there again.
 */
export const SessionLostBanner = ({ account }: { account: Account }) => {
  const text = useText();
  const loss = useSessionLoss();
  return (
    <>
      {loss !== 'none' && (
        <div className="sticky top-0 z-20 mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6">
          <Alert
            tone="warn"
            className="shadow-float"
            title={text(t.lostTitle)}
            action={
              <Button size="small" onClick={() => setSessionLoss('asking')}>
                {text(t.logIn)}
              </Button>
            }
          >
            {text(t.lost)}
          </Alert>
        </div>
      )}
      <LogInAgainDialog open={loss === 'asking'} account={account} />
    </>
  );
};
