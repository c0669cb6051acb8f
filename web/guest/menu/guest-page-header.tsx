import type { ReactNode } from 'react';
import { otherLocale } from '#core/i18n/locale.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import { GuestLogo } from './guest-logo.tsx';
import { switchLanguage } from './switch-language.ts';

type GuestPageHeaderProps = { name: string; logo: string | null; tools?: ReactNode; children?: ReactNode };

/** Sticky: whose menu this is, the other language, and (as children) the cart. Tools may come late: nothing moves. */
export const GuestPageHeader = ({ name, logo, tools, children }: GuestPageHeaderProps) => {
  const t = useText();
  const { locale } = useLocale();
  return (
    <header>
      <GuestLogo logo={logo} />
      <strong>{name}</strong>
      {tools}
      <button
        type="button"
        className="lang"
        lang={otherLocale(locale)}
        onClick={() => switchLanguage(locale)}
      >
        {t(menuTexts.otherLanguage)}
      </button>
      {children}
    </header>
  );
};
