import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { warningTexts } from '#web/lib/texts/order-warnings.texts.ts';

/** A note that its guest marked, wherever it is not being cooked: as loud as what they must not eat. */
export const AllergyNote = ({ note }: { note: string }) => {
  const text = useText();
  return (
    <span className="wrap-anywhere block font-medium text-bad">
      {text(warningTexts.allergyNote, { note })}
    </span>
  );
};
