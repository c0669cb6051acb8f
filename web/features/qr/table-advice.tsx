import { qrAdviceTexts as t } from '#core/i18n/texts/qr.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/link.tsx';
import type { PlannedCard } from './card-design.ts';

/** A code for a table that the restaurant does not have would scan, and then refuse every order. */
export const TableAdvice = ({ card }: { card: PlannedCard }) => {
  const text = useText();
  if (card.tableProblem !== 'unknown' || card.table === null) return null;
  return (
    <Alert tone="warn" action={<TextLink to="/dashboard">{text(t.tablesFix)}</TextLink>}>
      {text(t.unknownTable, { number: card.table })}
    </Alert>
  );
};
