import { LegalPage, LegalSection } from '#web/features/marketing/legal/legal-page.tsx';
import { OperatorContact } from '#web/features/marketing/legal/operator-contact.tsx';
import { privacyTexts as t } from '#web/features/marketing/legal/privacy.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

export const PrivacyPage = () => {
  const text = useText();
  return (
    <LegalPage headline={text(t.headline)} intro={text(t.intro)}>
      <LegalSection
        title={text(t.guestsTitle)}
        paragraphs={[text(t.guestsWhat), text(t.guestsWho), text(t.guestsHowLong), text(t.guestsPhone)]}
      />
      <LegalSection title={text(t.readersTitle)} paragraphs={[text(t.readers)]} />
      <LegalSection title={text(t.ownersTitle)} paragraphs={[text(t.owners), text(t.ownersRights)]} />
      <LegalSection title={text(t.cookiesTitle)} paragraphs={[text(t.cookies)]} />
      <LegalSection title={text(t.securityTitle)} paragraphs={[text(t.security)]} />
      <LegalSection title={text(t.rightsTitle)} paragraphs={[text(t.rights)]}>
        <OperatorContact />
      </LegalSection>
    </LegalPage>
  );
};
