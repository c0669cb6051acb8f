import { checkPrinters } from '#core/shifts/preflight.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { preflightCheckTexts } from '#web/lib/texts/preflight.texts.ts';
import { printerStatusTexts, remedyOf } from '#web/lib/texts/printer-status.texts.ts';
import { Name } from '#web/ui/content/name.tsx';
import { preflightDialogTexts as t } from './preflight-dialog.texts.ts';
import { PreflightLine } from './preflight-line.tsx';
import type { PrinterFindings } from './use-printer-findings.ts';

/** Each printer by its name. A restaurant without printers hears nothing of them. */
export const PrinterLines = ({ printers: { states, result } }: { printers: PrinterFindings }) => {
  const text = useText();
  if (!states)
    return (
      result && (
        <PreflightLine title={text(preflightCheckTexts.printers)} result={result}>
          {text(t.printersUnknown)}
        </PreflightLine>
      )
    );
  return states.map(({ _id, name, kind, status }) => {
    const remedy = remedyOf(kind, status);
    return (
      <PreflightLine key={_id} title={<Name>{name}</Name>} result={checkPrinters([status])}>
        {[text(printerStatusTexts[status]), remedy && text(remedy)].filter(Boolean).join(' · ')}
      </PreflightLine>
    );
  });
};
