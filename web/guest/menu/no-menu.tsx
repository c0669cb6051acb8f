import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';

export const NoMenu = () => {
  const t = useText();
  const meaning = t(menuTexts.noMenuMeaning);
  return (
    <main className="nomenu">
      <div className="pic none" />
      <h1 lang="en" dir="ltr">
        {t(menuTexts.noMenu)}
      </h1>
      {meaning && <p>{meaning}</p>}
      <small>{t(menuTexts.noMenuHint)}</small>
    </main>
  );
};
