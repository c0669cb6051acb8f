import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBackCloses } from '#web/lib/back/use-back-closes.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { classes } from '../classes.ts';
import { uiTexts } from '../ui.texts.ts';
import { DialogMessages } from './dialog-messages.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { overlayStyle, sheetBodyStyle, sheetFooterStyle, sheetStyle } from './sheet-style.ts';
import { useFocusReturn } from './use-focus-return.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** False while a stray tap would lose something: only the buttons and Escape close it. */
  closesOnOutsideClick?: boolean;
};

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' } as const;

/** Traps focus, closes on Escape and on the back button, returns focus. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'small',
  closesOnOutsideClick = true,
}: DialogProps) => {
  const text = useText();
  const { direction, locale } = useLocale();
  const focusReturn = useFocusReturn(open);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          dir={direction}
          lang={locale}
          className={classes(sheetStyle, widths[size])}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (!closesOnOutsideClick) event.preventDefault();
          }}
        >
          <SheetHandle />
          <header className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="font-semibold text-xl">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-ink-2">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton
                label={text(uiTexts.close)}
                icon={<X aria-hidden="true" />}
                tooltip={false}
                className="-me-2 -mt-2"
              />
            </RadixDialog.Close>
          </header>
          {children && <div className={sheetBodyStyle}>{children}</div>}
          <DialogMessages />
          {footer && <footer className={sheetFooterStyle}>{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
