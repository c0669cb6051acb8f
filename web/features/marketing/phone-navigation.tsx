import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useLocation } from '#web/lib/router/router-hooks.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { siteTexts as t } from './marketing.texts.ts';
import { siteLinks } from './site-links.ts';

/** The links of the header, behind one button on a phone. */
export const PhoneNavigation = () => {
  const text = useText();
  const id = useId();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes because the page has changed
  useEffect(() => setOpen(false), [pathname]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever inside the focus is
    <div className="md:hidden" onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        label={text(isOpen ? t.closeMenu : t.openMenu)}
        icon={isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        tooltip={false}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full border-line border-b bg-paper px-4 pt-2 pb-5 shadow-float"
      >
        <ul className="flex flex-col">
          {siteLinks.map(({ to, label }) => (
            <li key={to} className="border-line border-b last:border-0">
              <AppLink to={to} className="flex min-h-14 items-center font-medium text-lg">
                {text(label)}
              </AppLink>
            </li>
          ))}
        </ul>
        <ButtonLink to="/signup" wholePage size="large" fullWidth className="mt-3">
          {text(t.startTrial)}
        </ButtonLink>
      </div>
    </div>
  );
};
