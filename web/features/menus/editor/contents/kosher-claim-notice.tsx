import { useQuery } from '@tanstack/react-query';
import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import { certifiedUntil } from '#core/restaurants/kosher-certificate.ts';
import { claimsKosher } from '#core/restaurants/kosher-claims.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { dishContentsTexts as t } from './dish-contents.texts.ts';

type KosherClaimNoticeProps = { dietary: readonly DietaryTag[]; texts: readonly string[] };

/** Why guests do not read of this dish that it is kosher. */
export const KosherClaimNotice = ({ dietary, texts }: KosherClaimNoticeProps) => {
  const text = useText();
  const timeZone = useTimeZone();
  const { data: kosher } = useQuery(kosherQuery);
  const claims = dietary.includes('Kosher') || texts.some(claimsKosher);
  if (!claims || !kosher || certifiedUntil({ ...kosher, timeZone }, new Date(serverNow()))) return null;
  return (
    <Alert tone="warn" title={text(t.claimHidden)}>
      {text(t.claimHiddenHint)} <TextLink to="/dashboard/settings">{text(t.toCertificate)}</TextLink>
    </Alert>
  );
};
