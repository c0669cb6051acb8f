import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { PlannedCard } from '../card/card-design.ts';
import { qrAdviceTexts as t } from '../texts/qr.texts.ts';

/** A code for a table that the restaurant does not have would scan, and then refuse every order. */
export const TableAdvice = ({ card }: { card: PlannedCard }) => {
  const text = useText();
  if (card.tableProblem !== 'unknown' || card.table === null) return null;
  return (
    <Alert
      tone="warn"
      action={<TextLink to={settingsPageAddress('restaurant')}>{text(t.tablesFix)}</TextLink>}
    >
      {text(t.unknownTable, { number: card.table })}
    </Alert>
  );
};
