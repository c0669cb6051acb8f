import { useText } from '../language/guest-language.tsx';
import { noticeTexts } from '../texts/notice.texts.ts';

export const ClosedNotice = () => {
  const t = useText();
  const meaning = t(noticeTexts.closedMeaning);
  return (
    <div className="closed" role="status">
      <p lang="en" dir="ltr">
        {t(noticeTexts.closed)}
      </p>
      {meaning && <p>{meaning}</p>}
      <small>{t(noticeTexts.closedBrowse)}</small>
    </div>
  );
};
