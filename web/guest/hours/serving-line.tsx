import type { Serving } from '#core/hours/hours-shape.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { servingSentence } from './serving-words.ts';

/** When a section is served: until when, or when next. */
export const ServingLine = ({ serving }: { serving: Serving }) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  return (
    <p className="hours">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7v5l3 2" />
      </svg>
      {servingSentence(t, locale, serving)}
    </p>
  );
};
