import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import { focusOnward } from './focus-onward.ts';

type GuestSheetProps = { label: string; kind: string; onClose: () => void; children: ReactNode };

/**
 * A native dialog: it traps and returns focus and handles Escape by itself. On phones it slides up from the
 * bottom, on wide screens it is centred (dish) or at the side (cart); that is up to the stylesheet.
 */
export const GuestSheet = ({ label, kind, onClose, children }: GuestSheetProps) => {
  const t = useText();
  const box = useRef<HTMLDialogElement>(null);
  const onCloseNow = useRef(onClose);
  useEffect(() => {
    onCloseNow.current = onClose;
  });

  // A layout effect: on unmount the dialog must close, and so return the focus, before it is removed.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onCloseNow.current();
    };
    const onOutside = (event: Event) => {
      if (event.target === dialog) onCloseNow.current();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('click', onOutside);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onOutside);
      dialog.close();
      // What opened it may be gone, as the cart's bar is with its order.
      focusOnward();
    };
  }, []);

  return (
    <dialog ref={box} className={`sheet ${kind}`} aria-label={label}>
      <div className="sheet-body">
        <button type="button" className="sheet-close" aria-label={t(menuTexts.close)} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  );
};
