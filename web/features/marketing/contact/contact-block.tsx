import { Mail, Phone } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { siteLinkTexts } from '#web/lib/site/site-link.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { siteTexts, faqTexts as t } from '../marketing.texts.ts';
import { OperatorAddresses } from './operator-addresses.tsx';
import { phoneAddress } from './phone-address.ts';

/** Ways to reach a person: the operator's phone where there is one, a message always, and a way to try it alone. */
export const ContactBlock = () => {
  const text = useText();
  const { phone } = useSite().contact;
  return (
    <section className="mt-14 rounded-3xl bg-brand-soft px-6 py-10 text-center">
      <h2 className="font-headline font-semibold text-2xl">{text(t.moreTitle)}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-balance text-ink-2">{text(t.more)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {phone && (
          <ButtonLink
            to={phoneAddress(phone)}
            size="large"
            variant="secondary"
            icon={<Phone aria-hidden="true" className="size-5" />}
          >
            {text(siteLinkTexts.contact)}
          </ButtonLink>
        )}
        <ButtonLink
          to="/contact"
          size="large"
          variant="secondary"
          icon={<Mail aria-hidden="true" className="size-5" />}
        >
          {text(t.write)}
        </ButtonLink>
        <ButtonLink to="/login" wholePage size="large">
          {text(siteTexts.startTrial)}
        </ButtonLink>
      </div>
      <OperatorAddresses className="mt-5 justify-center" />
    </section>
  );
};
