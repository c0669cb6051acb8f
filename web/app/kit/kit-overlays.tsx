import { useState } from 'react';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

export const KitOverlays = () => {
  const text = useText();
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <KitSection title={text(kitTexts.overlays)}>
      <KitRow>
        <Button variant="secondary" onClick={() => setDialog(true)}>
          {text(kitTexts.openDialog)}
        </Button>
        <Button variant="secondary" onClick={() => setConfirm(true)}>
          {text(kitTexts.openConfirm)}
        </Button>
      </KitRow>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title={text(kitTexts.dialogTitle)}
        description={text(kitTexts.dialogText)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setDialog(false)}>
              {text(kitTexts.cancel)}
            </Button>
            <Button onClick={() => setDialog(false)}>{text(kitTexts.save)}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <Field label={text(kitTexts.restaurantName)} required>
            <TextInput defaultValue={text(kitTexts.restaurantSample)} />
          </Field>
          <Field label={text(kitTexts.phone)} optional>
            <TextInput type="tel" />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title={text(kitTexts.confirmTitle)}
        description={text(kitTexts.confirmText)}
        confirmLabel={text(kitTexts.yes)}
        cancelLabel={text(kitTexts.no)}
        destructive
        onConfirm={() => setConfirm(false)}
      />
    </KitSection>
  );
};
