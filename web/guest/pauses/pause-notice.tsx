import { useText } from '../language/guest-language.tsx';
import { pauseTexts } from './pause.texts.ts';
import { type MetPause, pauseSentence } from './pause-words.ts';

type PauseNoticeProps = {
  pauses: readonly MetPause[];
  /** The restaurant's. */
  timeZone: string;
};

/** Until when and why nothing can be ordered; browsing and choosing still work. */
export const PauseNotice = ({ pauses, timeZone }: PauseNoticeProps) => {
  const t = useText();
  if (pauses.length === 0) return null;
  return (
    <div className="notice pause" role="status">
      {pauses.map((pause) => (
        <p key={pause.section ?? ''}>
          <strong>{pauseSentence(t, pause, timeZone)}</strong>
          {pause.reason && <span dir="auto">{pause.reason}</span>}
        </p>
      ))}
      <small>{t(pauseTexts.meanwhile)}</small>
    </div>
  );
};
