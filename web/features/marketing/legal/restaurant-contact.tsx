import type { RestaurantContact as Restaurant } from '#core/pages/page-renderer.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { phoneAddress } from '../contact/phone-address.ts';
import { accessibilityTexts as t } from './accessibility.texts.ts';
import { LegalSection } from './legal-page.tsx';

/** Whom to ask about the place: the restaurant, as it says it is reached. */
export const RestaurantContact = ({ restaurant: { phoneNumber, address } }: { restaurant: Restaurant }) => {
  const text = useText();
  const isReachable = phoneNumber || address;
  return (
    <LegalSection title={text(t.placeTitle)} paragraphs={[text(isReachable ? t.place : t.placeWithout)]}>
      {isReachable && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {phoneNumber && (
            <>
              <dt className="text-ink-2">{text(t.phone)}</dt>
              <dd>
                <TextLink to={phoneAddress(phoneNumber)}>
                  <bdi dir="ltr">{phoneNumber}</bdi>
                </TextLink>
              </dd>
            </>
          )}
          {address && (
            <>
              <dt className="text-ink-2">{text(t.address)}</dt>
              <dd>
                <bdi>{address}</bdi>
              </dd>
            </>
          )}
        </dl>
      )}
    </LegalSection>
  );
};
