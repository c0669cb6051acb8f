import { useEffect } from 'react';
import { type FontStyle, fontStyles } from '#core/menus/menu-style.ts';
import { fontTexts } from '#core/theme/font.texts.ts';
import { fontStackOf } from '#core/theme/fonts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { styleTexts } from '#web/lib/texts/style.texts.ts';
import { designTexts as t } from './design.texts.ts';
import { PictureRadios } from './picture-radios.tsx';

const allFonts = '/menu-fonts/all.css';

/** The faces load with this tab alone: a face is downloaded only when its letters are shown. */
const useAllFonts = () => {
  useEffect(() => {
    if (document.querySelector(`link[href="${allFonts}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = allFonts;
    document.head.append(link);
  }, []);
};

type FontChoiceProps = { font: FontStyle; onChange: (font: FontStyle) => void };

export const FontChoice = ({ font, onChange }: FontChoiceProps) => {
  const text = useText();
  useAllFonts();
  return (
    <PictureRadios<FontStyle>
      label={text(styleTexts.font)}
      value={font}
      onChange={onChange}
      className="grid grid-cols-2 gap-2.5 sm:grid-cols-3"
      options={fontStyles.map((id) => ({
        value: id,
        label: text(fontTexts[id]),
        picture: (
          <span className="block text-xl leading-snug" style={{ fontFamily: fontStackOf(id) }}>
            {text(t.fontSample)}
          </span>
        ),
      }))}
    />
  );
};
