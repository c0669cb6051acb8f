import type { ReactNode } from 'react';
import { isCertificateValid } from '#core/restaurants/kosher-certificate.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { contentsTexts as texts } from './contents.texts.ts';

type MenuFootProps = {
  menu: GuestMenu;
  onCertificate: () => void;
  /** What stands before it. */
  children: ReactNode;
};

/** Below the menu. The phone's clock decides whether there is a certificate to open; the server, whether there is one. */
export const MenuFoot = ({ menu, onCertificate, children }: MenuFootProps) => {
  const t = useText();
  const { _id, kosherCertificateExpiresOn: expiresOn, timeZone } = menu.restaurant;
  return (
    <footer className="menu-foot">
      {children}
      {expiresOn && isCertificateValid(expiresOn, new Date(serverNow()), timeZone) && (
        <button type="button" className="link" onClick={onCertificate}>
          {t(texts.certificate)}
        </button>
      )}
      <a className="link" href={`/accessibility/${_id}`}>
        {t(texts.accessibility)}
      </a>
      <a className="link" href="/privacy">
        {t(texts.privacy)}
      </a>
    </footer>
  );
};
