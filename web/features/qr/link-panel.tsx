import type { LinkReach } from '#core/qr/menu-link.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkToShare } from '#web/ui/feedback/link-to-share.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { qrAdviceTexts, qrTexts as t } from './texts/qr.texts.ts';

/** The link as a person can read it, before a hundred cards carry it. */
export const LinkPanel = ({ link, reach }: { link: string; reach: LinkReach }) => {
  const text = useText();
  return (
    <Card aria-label={text(t.link)}>
      <CardHeader title={text(t.link)} />
      <div className="flex flex-col gap-4">
        <LinkToShare link={link} openLabel={text(t.open)} />
        {reach === 'this-machine' && (
          <Alert tone="warn" title={text(qrAdviceTexts.thisMachine)}>
            {text(qrAdviceTexts.thisMachineHint)}
          </Alert>
        )}
        {reach === 'network' && (
          <Alert tone="info" title={text(qrAdviceTexts.network)}>
            {text(qrAdviceTexts.networkHint)}
          </Alert>
        )}
      </div>
    </Card>
  );
};
