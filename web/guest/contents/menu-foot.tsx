import { isCertificateValid } from '#core/restaurants/kosher-certificate.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { contentsTexts as texts } from './contents.texts.ts';

type MenuFootProps = { menu: GuestMenu; onCertificate: () => void };

/** Below the menu. The phone's clock decides whether there is a button; the server, whether there is a certificate. */
export const MenuFoot = ({ menu, onCertificate }: MenuFootProps) => {
  const t = useText();
  const { kosherCertificateExpiresOn: expiresOn, timeZone } = menu.restaurant;
  return expiresOn && isCertificateValid(expiresOn, new Date(serverNow()), timeZone) ? (
    <footer className="menu-foot">
      <button type="button" className="link" onClick={onCertificate}>
        {t(texts.certificate)}
      </button>
    </footer>
  ) : null;
};
