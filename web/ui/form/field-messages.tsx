import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { uiTexts } from '../ui.texts.ts';

/** The star is for the eye; a screen reader hears `aria-required`. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="ms-1 text-bad">
    *
  </span>
);

export const OptionalMark = () => {
  const text = useText();
  return <span className="ms-2 font-normal text-ink-2 text-sm">{text(uiTexts.optional)}</span>;
};

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-ink-2 text-sm">
    {children}
  </p>
);

/** Isolated: the contract has sentences that are English on a Hebrew page too, and their full stop must stay at their end. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex animate-fade-in items-start gap-1.5 text-bad text-sm">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <bdi>{children}</bdi>
  </p>
);
