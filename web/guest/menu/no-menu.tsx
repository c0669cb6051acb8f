import { useText } from '../language/guest-language.tsx';
import { noMenuTexts } from './no-menu.texts.ts';

export const NoMenu = () => {
  const t = useText();
  const meaning = t(noMenuTexts.noMenuMeaning);
  return (
    <main className="nomenu">
      <div className="pic none" />
      <h1 lang="en" dir="ltr">
        {t(noMenuTexts.noMenu)}
      </h1>
      {meaning && <p>{meaning}</p>}
      <small>{t(noMenuTexts.noMenuHint)}</small>
    </main>
  );
};
