import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { siteLinkTexts as t } from '#web/lib/site/site-link.texts.ts';
import { TextLink } from './link.tsx';

/** How to write to whoever runs the service: their address, or the site's own form where they have set none. */
export const OperatorLink = () => {
  const text = useText();
  const { email } = useSite().contact;
  return email ? (
    <TextLink to={`mailto:${email}`}>
      <bdi dir="ltr">{email}</bdi>
    </TextLink>
  ) : (
    <TextLink to="/contact">{text(t.contact)}</TextLink>
  );
};
