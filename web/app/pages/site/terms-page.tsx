import { LegalPage, LegalSection } from '#web/features/marketing/legal/legal-page.tsx';
import { OperatorContact } from '#web/features/marketing/legal/operator-contact.tsx';
import { termsTexts as t } from '#web/features/marketing/legal/terms.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

export const TermsPage = () => {
  const text = useText();
  return (
    <LegalPage headline={text(t.headline)} intro={text(t.intro)}>
      <LegalSection title={text(t.serviceTitle)} paragraphs={[text(t.service)]} />
      <LegalSection
        title={text(t.guestsTitle)}
        points={[text(t.guestsOrder), text(t.guestsContents), text(t.guestsTime)]}
      />
      <LegalSection
        title={text(t.ownersTitle)}
        points={[text(t.ownersContent), text(t.ownersGuests), text(t.ownersAccount), text(t.ownersPrice)]}
      />
      <LegalSection title={text(t.fairTitle)} paragraphs={[text(t.fair)]} />
      <LegalSection title={text(t.liabilityTitle)} paragraphs={[text(t.liability)]} />
      <LegalSection title={text(t.lawTitle)} paragraphs={[text(t.law)]} />
      <LegalSection title={text(t.contactTitle)} paragraphs={[text(t.contact)]}>
        <OperatorContact />
      </LegalSection>
    </LegalPage>
  );
};
