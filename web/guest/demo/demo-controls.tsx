import { useId } from 'react';
import { type FontStyle, fontStyles, layoutStyles, type MenuStyle } from '#core/menus/menu-style.ts';
import { fontTexts } from '#core/theme/font.texts.ts';
import { namedColors, presetNames } from '#core/theme/theme-choices.ts';
import { layoutTexts, presetColorTexts, styleTexts } from '#web/lib/texts/style.texts.ts';
import { useText } from '../language/guest-language.tsx';
import { demoTexts } from './demo.texts.ts';

type DemoControlsProps = { style: MenuStyle; onChange: (style: MenuStyle) => void };

/** Above the demo menu: what it is, and the three choices that change it at once. */
export const DemoControls = ({ style, onChange }: DemoControlsProps) => {
  const t = useText();
  const id = useId();
  const change = (part: Partial<MenuStyle>) => onChange({ ...style, ...part });
  return (
    <aside className="demo dark" aria-label={t(demoTexts.label)}>
      <p>
        {t(demoTexts.notice)} <a href="/signup">{t(demoTexts.start)}</a>
      </p>
      <div className="demo-row">
        <fieldset>
          <legend>{t(styleTexts.color)}</legend>
          {presetNames.map((name) => (
            <button
              key={name}
              type="button"
              className="swatch"
              aria-label={t(presetColorTexts[name])}
              aria-pressed={style.primaryColor === namedColors[name]}
              // Through the CSSOM: the content security policy refuses style attributes in the markup.
              ref={(button) => button?.style.setProperty('background-color', namedColors[name])}
              onClick={() => change({ primaryColor: namedColors[name] })}
            />
          ))}
          <input
            type="color"
            aria-label={t(styleTexts.ownColor)}
            value={style.primaryColor}
            onChange={(event) => change({ primaryColor: event.target.value })}
          />
        </fieldset>
        <fieldset>
          <legend>{t(styleTexts.layout)}</legend>
          {layoutStyles.map((layout) => (
            <button
              key={layout}
              type="button"
              className="choice"
              aria-pressed={style.layoutStyle === layout}
              onClick={() => change({ layoutStyle: layout })}
            >
              {t(layoutTexts[layout])}
            </button>
          ))}
        </fieldset>
        <div className="demo-font">
          <label htmlFor={id}>{t(styleTexts.font)}</label>
          <select
            id={id}
            value={style.fontStyle}
            onChange={(event) => change({ fontStyle: event.target.value as FontStyle })}
          >
            {fontStyles.map((font) => (
              <option key={font} value={font}>
                {t(fontTexts[font])}
              </option>
            ))}
          </select>
        </div>
      </div>
    </aside>
  );
};
