import { accessibilityTexts as t } from '#web/features/marketing/legal/accessibility.texts.ts';
import { LegalPage, LegalSection } from '#web/features/marketing/legal/legal-page.tsx';
import { OperatorContact } from '#web/features/marketing/legal/operator-contact.tsx';
import { RestaurantContact } from '#web/features/marketing/legal/restaurant-contact.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useParams } from '#web/lib/router/router-hooks.ts';
import { useSite } from '#web/lib/site/site-info.tsx';
import { TextLink } from '#web/ui/action/link.tsx';

/** Of the service, and at a restaurant's own address of that restaurant's menu. */
export const AccessibilityPage = () => {
  const text = useText();
  const { ownerId } = useParams();
  const { restaurant: known } = useSite();
  const restaurant = known?.id === ownerId ? known : undefined;
  const name = restaurant?.name ?? '';
  return (
    <LegalPage
      headline={restaurant ? text(t.headlineOf, { restaurant: name }) : text(t.headline)}
      intro={restaurant ? text(t.introOf, { restaurant: name }) : text(t.intro)}
    >
      {restaurant && (
        <p>
          <TextLink to={`/public-menu/${restaurant.id}`} wholePage>
            {text(t.toMenu)}
          </TextLink>
        </p>
      )}
      <LegalSection title={text(t.standardTitle)} paragraphs={[text(t.standard)]} />
      <LegalSection
        title={text(t.doneTitle)}
        points={[
          text(t.doneKeyboard),
          text(t.doneReader),
          text(t.doneText),
          text(t.doneMotion),
          text(t.doneSigns),
          text(t.doneLanguages),
        ]}
      />
      <LegalSection title={text(t.testedTitle)} paragraphs={[text(t.tested)]} />
      <LegalSection title={text(t.limitsTitle)} paragraphs={[text(t.limits)]} />
      {restaurant && <RestaurantContact restaurant={restaurant} />}
      <LegalSection title={text(t.contactTitle)} paragraphs={[text(t.contact)]}>
        <OperatorContact />
      </LegalSection>
    </LegalPage>
  );
};
