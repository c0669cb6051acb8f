import { sessionTexts as t } from '#core/i18n/texts/session.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSessionLost } from '#web/lib/query/session-lost.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useLoginAddress } from './use-login-address.ts';

/** The session ended in the middle of work. The page stays, so that nothing typed is lost unasked. */
export const SessionLostBanner = () => {
  const text = useText();
  const address = useLoginAddress();
  if (!useSessionLost()) return null;
  return (
    <div className="sticky top-0 z-20 mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6">
      <Alert
        tone="warn"
        className="shadow-float"
        title={text(t.lostTitle)}
        action={
          <ButtonLink to={address} size="small">
            {text(t.logIn)}
          </ButtonLink>
        }
      >
        {text(t.lost)}
      </Alert>
    </div>
  );
};
