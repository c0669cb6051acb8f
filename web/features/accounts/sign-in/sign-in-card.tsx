import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { legalLinks } from '#web/lib/site/legal-links.ts';
import { LanguageSwitch } from '#web/ui/action/language-switch.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Logo } from '#web/ui/layout/logo.tsx';

type SignInCardProps = {
  title: string;
  hint?: string;
  back: { to: string; label: string };
  children: ReactNode;
  /** Below the card: the way to the other form. */
  footer?: ReactNode;
};

/** The plain frame around all account forms. */
export const SignInCard = ({ title, hint, back, children, footer }: SignInCardProps) => (
  <div className="flex min-h-dvh flex-col bg-[radial-gradient(60rem_40rem_at_50%_-12rem,var(--brand-soft),transparent)]">
    <header className="mx-auto flex w-full max-w-5xl items-center justify-between gap-4 px-4 py-4 sm:px-6">
      <AppLink to="/" className="touch-target inline-flex rounded-lg">
        <Logo />
      </AppLink>
      <LanguageSwitch />
    </header>
    <main
      id="main"
      className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center px-4 py-6 sm:px-6 sm:pb-12"
    >
      <div className="rounded-3xl border border-line bg-card p-6 shadow-float sm:p-9">
        <AppLink
          to={back.to}
          className="touch-target mb-4 inline-flex items-center gap-1.5 rounded-sm text-ink-2 text-sm transition-colors hover:text-ink"
        >
          <FlipIcon icon={ArrowLeft} className="size-4" />
          {back.label}
        </AppLink>
        <h1 className="text-balance font-headline font-semibold text-3xl sm:text-4xl">{title}</h1>
        {hint && <p className="mt-2 text-ink-2">{hint}</p>}
        <div className="mt-7">{children}</div>
      </div>
      {footer && (
        <p className="mt-6 flex flex-wrap justify-center gap-x-2 text-center text-ink-2">{footer}</p>
      )}
    </main>
    <LegalFooter />
  </div>
);

const LegalFooter = () => {
  const text = useText();
  return (
    <footer className="flex flex-wrap justify-center gap-x-5 gap-y-2 px-4 pb-6 text-ink-2 text-sm">
      {legalLinks.map(({ to, label }) => (
        <AppLink key={to} to={to} className="touch-target rounded-sm transition-colors hover:text-ink">
          {text(label)}
        </AppLink>
      ))}
    </footer>
  );
};
