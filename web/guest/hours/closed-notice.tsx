import type { Opening } from '#core/opening-hours/opening-shape.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { noticeTexts } from '../texts/notice.texts.ts';
import { closedTodaySentence, opensSentence } from './opening-words.ts';

type ClosedNoticeProps = { opening?: Opening | undefined; timeZone: string };

export const ClosedNotice = ({ opening, timeZone }: ClosedNoticeProps) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  const meaning = t(noticeTexts.closedMeaning);
  const told = opening
    ? [closedTodaySentence(t, opening), opensSentence(t, locale, opening, timeZone)].filter(Boolean)
    : [];
  return (
    <div className="closed" role="status">
      <p lang="en" dir="ltr">
        {t(noticeTexts.closed)}
      </p>
      {meaning && <p>{meaning}</p>}
      {told.map((sentence) => (
        <p key={sentence}>
          <strong>{sentence}</strong>
        </p>
      ))}
      <small>{t(noticeTexts.closedBrowse)}</small>
    </div>
  );
};
