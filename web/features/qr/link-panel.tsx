import { ExternalLink } from 'lucide-react';
import type { LinkReach } from '#core/qr/menu-link.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { CopyLinkButton } from '#web/ui/feedback/copy-link-button.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { qrAdviceTexts, qrTexts as t } from './texts/qr.texts.ts';

/** The link as a person can read it, before a hundred cards carry it. */
export const LinkPanel = ({ link, reach }: { link: string; reach: LinkReach }) => {
  const text = useText();
  return (
    <Card aria-label={text(t.link)}>
      <CardHeader title={text(t.link)} />
      <div className="flex flex-col gap-4">
        <p
          dir="ltr"
          data-link=""
          className="select-all break-all rounded-xl bg-quiet px-4 py-3 font-mono text-sm"
        >
          {link}
        </p>
        <div className="flex flex-wrap gap-3">
          <CopyLinkButton link={link} />
          <ButtonLink
            to={link}
            wholePage
            target="_blank"
            variant="secondary"
            icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
          >
            {text(t.open)}
          </ButtonLink>
        </div>
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
