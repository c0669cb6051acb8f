import { useEffect, useRef } from 'react';
import type { AllergyNote } from '#core/orders/lines/allergy-notes.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { shiftDialogTexts as d } from './shift-dialog.texts.ts';

/** Finishing an order approves it on the way, and that needs somebody who has read what its guest wrote. */
export const UnreadNotes = ({ notes }: { notes: readonly AllergyNote[] }) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  // Below the password, where it may be out of sight.
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={box}>
      <Alert title={text(d.unreadNotes)}>
        <ul className="mt-1 list-disc ps-5 font-medium">
          {notes.map(({ dish, note }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two orders may say the same
            <li key={place} className="wrap-anywhere">
              {text(d.unreadNote, { dish, note })}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
