import { ChartColumn } from 'lucide-react';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { shiftReportAddress } from '#web/lib/site/report-addresses.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ShiftCash } from '../closing/shift-cash.tsx';
import { shiftControlTexts as t } from './shift-control.texts.ts';
import { shiftDialogTexts as d } from './shift-dialog.texts.ts';

type ShiftEndedProps = { shift: Shift; onClose: () => void };

/** The doors are closed; what the evening was is one press away. */
export const ShiftEnded = ({ shift, onClose }: ShiftEndedProps) => {
  const text = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(t.ended)}
      description={text(d.endedHint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text(d.stay)}
          </Button>
          <ButtonLink
            to={shiftReportAddress(shift._id)}
            icon={<ChartColumn aria-hidden="true" className="size-5" />}
          >
            {text(d.toReport)}
          </ButtonLink>
        </>
      }
    >
      <ShiftCash shift={shift} />
    </Dialog>
  );
};
