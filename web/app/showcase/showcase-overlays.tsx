import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseRow, ShowcaseSection } from './showcase-section.tsx';

export const ShowcaseOverlays = () => {
  const text = useText();
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <ShowcaseSection title={text(showcaseTexts.overlays)}>
      <ShowcaseRow>
        <Button variant="secondary" onClick={() => setDialog(true)}>
          {text(showcaseTexts.openDialog)}
        </Button>
        <Button variant="secondary" onClick={() => setConfirm(true)}>
          {text(showcaseTexts.openConfirm)}
        </Button>
      </ShowcaseRow>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title={text(showcaseTexts.dialogTitle)}
        description={text(showcaseTexts.dialogText)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setDialog(false)}>
              {text(showcaseTexts.cancel)}
            </Button>
            <Button onClick={() => setDialog(false)}>{text(showcaseTexts.save)}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <Field label={text(showcaseTexts.restaurantName)} required>
            <TextInput defaultValue={text(showcaseTexts.restaurantSample)} />
          </Field>
          <Field label={text(showcaseTexts.phone)} optional>
            <TextInput type="tel" />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title={text(showcaseTexts.confirmTitle)}
        description={text(showcaseTexts.confirmText)}
        confirmLabel={text(showcaseTexts.yes)}
        cancelLabel={text(showcaseTexts.no)}
        destructive
        onConfirm={() => setConfirm(false)}
      />
    </ShowcaseSection>
  );
};
