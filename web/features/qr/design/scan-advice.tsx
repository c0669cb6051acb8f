import { useMemo } from 'react';
import { standardMargin } from '#core/qr/code-matrix.ts';
import { type PaperId, papers, printedCodeMillimetres } from '#core/qr/papers.ts';
import { type ScanWarning, scannableColor, scanWarnings } from '#core/qr/scan-warnings.ts';
import { encodeCode } from '#web/lib/codes/encode-code.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { CardDesign, PlannedCard } from '../card/card-design.ts';
import { qrAdviceTexts as t } from '../texts/qr.texts.ts';

const warningTexts = {
  contrast: { title: t.contrast, hint: t.contrastHint, fix: t.contrastFix },
  margin: { title: t.margin, hint: t.marginHint, fix: t.marginFix },
  size: { title: t.size, hint: t.sizeHint, fix: t.sizeFix },
} as const satisfies Record<ScanWarning, unknown>;

const fixFor = (warning: ScanWarning, card: PlannedCard): Partial<CardDesign> => {
  if (warning === 'contrast') return { color: scannableColor(card.color) };
  return warning === 'margin' ? { margin: standardMargin } : { level: 'L', logoInCentre: false };
};

export const useScanWarnings = (card: PlannedCard, paper: PaperId): ScanWarning[] =>
  useMemo(
    () =>
      scanWarnings({
        color: card.color,
        margin: card.margin,
        modules: encodeCode(card.link, card.level).length,
        millimetres: printedCodeMillimetres(papers[paper]),
      }),
    [card, paper],
  );

type ScanAdviceProps = { card: PlannedCard; onChange: (part: Partial<CardDesign>) => void };

/** What would make the card hard to scan, each with a button that mends it. */
export const ScanAdvice = ({ card, onChange }: ScanAdviceProps) => {
  const text = useText();
  return useScanWarnings(card, 'a6').map((warning) => (
    <Alert
      key={warning}
      tone="warn"
      title={text(warningTexts[warning].title)}
      action={
        <Button variant="secondary" size="small" onClick={() => onChange(fixFor(warning, card))}>
          {text(warningTexts[warning].fix)}
        </Button>
      }
    >
      {text(warningTexts[warning].hint)}
    </Alert>
  ));
};
