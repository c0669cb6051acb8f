import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { knownTimeZone, TimeZoneContext } from '#web/lib/i18n/time-zone.ts';
import { useNavigate } from '#web/lib/router/router-hooks.ts';
import { sessionTexts as t } from '#web/lib/texts/session.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { LanguageSwitch } from '#web/ui/action/language-switch.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { Sentence } from '#web/ui/content/sentence.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { useMessagesWhenUsed } from '#web/ui/feedback/messages.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Logo } from '#web/ui/layout/logo.tsx';
import { SessionLostBanner } from './session-lost-banner.tsx';
import { useLoginAddress } from './use-login-address.ts';
import { type Session, useSession } from './use-session.ts';

export type OwnerPageProps = {
  /** At the end of the top bar, beside the language. */
  actions?: (account: Account) => ReactNode;
  /** What is said above the page, whatever it shows. */
  notice?: (account: Account) => ReactNode;
  /** The page is as high as the screen and draws its own bar and `main` once somebody is signed in. */
  fillsScreen?: boolean;
  /** Where a station may be. From every other page it is led to the order manager, which is all that it has. */
  isForStations?: boolean;
  children: (account: Account) => ReactNode;
};

/** The gate of every owner screen: nothing of the page exists before somebody is signed in. */
export const OwnerPage = (props: OwnerPageProps) => {
  const session = useSession();
  useMessagesWhenUsed();
  const account = session.state === 'signed-in' ? session.account : null;
  const isElsewhere = Boolean(account?.station) && !props.isForStations;
  return (
    <TimeZoneContext value={account ? knownTimeZone(account.timeZone) : defaultTimeZone}>
      {isElsewhere && <ToOrderManager />}
      {/* Until it is there the page goes on as it was: no blank one in between. */}
      <Frame {...props} session={isElsewhere ? { state: 'checking' } : session} />
    </TimeZoneContext>
  );
};

const Frame = ({
  session,
  actions,
  notice,
  fillsScreen,
  children,
}: OwnerPageProps & { session: Session }) => {
  if (fillsScreen && session.state === 'signed-in') {
    return (
      <div className="flex min-h-dvh flex-col tall:h-dvh">
        <SessionLostBanner account={session.account} />
        {children(session.account)}
      </div>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-card">
        <div className="mx-auto flex min-h-16 w-full max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
          <AppLink
            to={session.state === 'signed-in' ? '/dashboard' : '/'}
            className="touch-target inline-flex rounded-lg"
          >
            <Logo />
          </AppLink>
          <div className="flex flex-wrap items-center gap-1 sm:gap-2">
            {session.state === 'signed-in' && actions?.(session.account)}
            <LanguageSwitch />
          </div>
        </div>
      </header>
      {session.state === 'signed-in' && (
        <>
          <SessionLostBanner account={session.account} />
          {notice?.(session.account)}
        </>
      )}
      <main
        id="main"
        className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8"
      >
        {session.state === 'checking' && <Checking />}
        {session.state === 'nobody' && <PleaseLogIn />}
        {session.state === 'unknown' && <NoAnswer error={session.error} onRetry={session.retry} />}
        {session.state === 'signed-in' && children(session.account)}
      </main>
    </div>
  );
};

const ToOrderManager = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate('/order-manager', { replace: true }), [navigate]);
  return null;
};

const Checking = () => {
  const text = useText();
  return (
    <div role="status" className="flex flex-col gap-6">
      <div className="text-ink-2">
        <p>
          <Sentence>{text(t.checking)}</Sentence>
        </p>
        {text(t.checkingMeaning) && <p className="text-sm">{text(t.checkingMeaning)}</p>}
      </div>
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card max-sm:hidden" />
        <Skeleton className="h-40 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
};

const PleaseLogIn = () => {
  const text = useText();
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand"
      >
        <LockKeyhole className="size-7" />
      </span>
      <h1 className="text-balance font-semibold text-2xl">
        <Sentence>{text(t.pleaseLogIn)}</Sentence>
      </h1>
      {text(t.pleaseLogInMeaning) && <p className="text-ink-2">{text(t.pleaseLogInMeaning)}</p>}
      <ButtonLink to={useLoginAddress()} size="large">
        {text(t.logIn)}
      </ButtonLink>
    </div>
  );
};

const NoAnswer = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const text = useText();
  return <LoadFailed title={text(t.checkFailed)} error={error} onRetry={onRetry} />;
};
