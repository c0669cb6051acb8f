import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '#web/lib/back/use-back-closes.ts';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '../action/button.tsx';
import { classes } from '../classes.ts';
import { DialogMessages } from './dialog-messages.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { overlayStyle, sheetFooterStyle, sheetStyle } from './sheet-style.ts';
import { useFocusReturn } from './use-focus-return.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The labels of the two buttons, such as 'yes' and 'no'. */
  confirmLabel: string;
  cancelLabel: string;
  destructive?: boolean;
  /** False where the router blocks a step until this is answered, and handles the history itself. */
  closesOnBack?: boolean;
  /** A promise keeps the dialog open and busy until it settles; if it rejects the dialog stays. */
  onConfirm: () => unknown;
  children?: ReactNode;
};

/** A question that needs an answer: a click outside does not close it. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  destructive = false,
  closesOnBack = true,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const { direction, locale } = useLocale();
  const focusReturn = useFocusReturn(open);
  const [working, setWorking] = useState(false);
  const change = (next: boolean) => !working && onOpenChange(next);
  useBackCloses(open && closesOnBack, () => change(false));

  const confirm = async () => {
    setWorking(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has reported the failure; staying open lets the user try again.
    } finally {
      setWorking(false);
    }
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyle} />
        <AlertDialog.Content
          dir={direction}
          lang={locale}
          className={classes(sheetStyle, 'sm:max-w-md')}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <SheetHandle />
          <div className="px-5 pt-4 pb-6 sm:px-6 sm:pt-6">
            <AlertDialog.Title className="font-semibold text-xl">{title}</AlertDialog.Title>
            {description && (
              <AlertDialog.Description className="mt-1.5 text-ink-2">{description}</AlertDialog.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
          </div>
          <DialogMessages />
          <footer className={sheetFooterStyle}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} loading={working} onClick={confirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
