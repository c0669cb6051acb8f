import { useText } from '../language/guest-language.tsx';
import { noticeTexts } from '../texts/notice.texts.ts';

export const NoMenu = () => {
  const t = useText();
  const meaning = t(noticeTexts.noMenuMeaning);
  return (
    <main className="nomenu">
      <div className="pic none" />
      <h1 lang="en" dir="ltr">
        {t(noticeTexts.noMenu)}
      </h1>
      {meaning && <p>{meaning}</p>}
      <small>{t(noticeTexts.noMenuHint)}</small>
    </main>
  );
};
