import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { siteLinkTexts } from '#web/lib/site/site-link.texts.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { OperatorAddresses } from '../contact/operator-addresses.tsx';

/** The form always, and what addresses there are. */
export const OperatorContact = () => {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      <TextLink to="/contact">{text(siteLinkTexts.contact)}</TextLink>
      <OperatorAddresses />
    </div>
  );
};
