import { Mail, Phone } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { siteTexts, faqTexts as t } from './marketing.texts.ts';

/** Ways to reach a person: the operator's phone and mail, and a way to try it alone. */
export const ContactBlock = () => {
  const text = useText();
  const { email, phone } = useSite().contact;
  const mailAddress = `mailto:${email}`;
  const call = phone && `tel:${phone.replace(/[^\d+]/g, '')}`;
  return (
    <section className="mt-14 rounded-3xl bg-brand-soft px-6 py-10 text-center">
      <h2 className="font-headline font-semibold text-2xl">{text(t.moreTitle)}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-balance text-ink-2">{text(t.more)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {call && (
          <ButtonLink
            to={call}
            size="large"
            variant="secondary"
            icon={<Phone aria-hidden="true" className="size-5" />}
          >
            {text(t.contact)}
          </ButtonLink>
        )}
        <ButtonLink
          to={`${mailAddress}?subject=${encodeURIComponent(text(t.mailSubject))}`}
          size="large"
          variant="secondary"
          icon={<Mail aria-hidden="true" className="size-5" />}
        >
          {text(call ? t.write : t.contact)}
        </ButtonLink>
        <ButtonLink to="/login" wholePage size="large">
          {text(siteTexts.startTrial)}
        </ButtonLink>
      </div>
      <p className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-1">
        {phone && call && (
          <TextLink to={call}>
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
        )}
        <TextLink to={mailAddress}>
          <bdi dir="ltr">{email}</bdi>
        </TextLink>
      </p>
    </section>
  );
};
