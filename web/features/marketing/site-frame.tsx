import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { legalLinks } from '#web/lib/site/legal-links.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { LanguageSwitch } from '#web/ui/action/language-switch.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { Logo } from '#web/ui/layout/logo.tsx';
import { siteTexts as t } from './marketing.texts.ts';
import { PhoneNavigation } from './phone-navigation.tsx';
import { siteLinks } from './site-links.ts';

/** Header and footer of the public pages. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col overflow-x-clip">
    <SiteHeader />
    <main id="main" className="flex-1">
      {children}
    </main>
    <SiteFooter />
  </div>
);

const navLink = 'touch-target rounded-sm px-1 text-ink-2 transition-colors hover:text-ink';

const SiteHeader = () => {
  const text = useText();
  return (
    <header className="@container fixed inset-x-0 top-0 z-30 border-line/60 border-b bg-paper/85 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-2 px-4 @[40rem]:gap-4 @[40rem]:px-6">
        <AppLink to="/" className="touch-target inline-flex rounded-lg @max-[24rem]:[&_svg+svg]:hidden">
          <Logo />
        </AppLink>
        <nav aria-label={text(t.navigation)} className="flex items-center gap-1 @[40rem]:gap-3">
          <div className="me-3 hidden items-center gap-6 md:flex">
            {siteLinks.map(({ to, label }) => (
              <AppLink key={to} to={to} className={navLink}>
                {text(label)}
              </AppLink>
            ))}
          </div>
          {/* Four items share one line on the smallest phones, and where letters are twice as large. */}
          <span className="@max-[40rem]:[&_svg]:hidden">
            <LanguageSwitch />
          </span>
          <ButtonLink to="/login" wholePage className="@max-[40rem]:px-3!">
            {text(t.login)}
          </ButtonLink>
          <PhoneNavigation />
        </nav>
      </div>
    </header>
  );
};

const SiteFooter = () => {
  const text = useText();
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 sm:px-6 md:flex-row md:justify-between">
        <div>
          <Logo />
          <p className="mt-2 text-ink-2">{text(t.footerLine)}</p>
        </div>
        <nav aria-label={text(t.footerNavigation)} className="flex flex-col gap-4 md:items-end">
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {siteLinks.map(({ to, label }) => (
              <AppLink key={to} to={to} className={navLink}>
                {text(label)}
              </AppLink>
            ))}
            <AppLink to="/signup" wholePage className={navLink}>
              {text(t.startTrial)}
            </AppLink>
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {legalLinks.map(({ to, label }) => (
              <AppLink key={to} to={to} className={navLink}>
                {text(label)}
              </AppLink>
            ))}
          </div>
        </nav>
      </div>
    </footer>
  );
};
