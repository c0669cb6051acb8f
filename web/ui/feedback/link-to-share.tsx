import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '../action/button-link.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';

/** A link that can be read, copied and opened. */
export const LinkToShare = ({ link, openLabel }: { link: string; openLabel: string }) => (
  <>
    <p dir="ltr" className="select-all break-all rounded-xl bg-quiet px-4 py-3 font-mono text-sm">
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
        {openLabel}
      </ButtonLink>
    </div>
  </>
);
