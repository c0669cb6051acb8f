import { useText } from '../language/guest-language.tsx';
import { findTexts } from './find.texts.ts';

type FindButtonProps = { isFinding: boolean; onToggle: () => void };

export const FindButton = ({ isFinding, onToggle }: FindButtonProps) => {
  const t = useText();
  return (
    <button
      type="button"
      className="find"
      aria-expanded={isFinding}
      aria-label={t(isFinding ? findTexts.close : findTexts.open)}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isFinding ? 'M6 6l12 12M18 6L6 18' : 'M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5L20 20'} />
      </svg>
    </button>
  );
};
