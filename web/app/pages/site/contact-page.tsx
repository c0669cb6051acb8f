import { contactTexts as t } from '#web/features/marketing/contact/contact.texts.ts';
import { ContactForm } from '#web/features/marketing/contact/contact-form.tsx';
import { OperatorAddresses } from '#web/features/marketing/contact/operator-addresses.tsx';
import { PageIntro } from '#web/features/marketing/page-intro.tsx';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

export const ContactPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <PageIntro headline={text(t.headline)} tagline={text(t.tagline)} />
      <div className="mx-auto max-w-xl px-4 pb-20 sm:px-6">
        <ContactForm />
        <OperatorAddresses className="mt-8" />
      </div>
    </SiteFrame>
  );
};
