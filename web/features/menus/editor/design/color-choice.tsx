import { Check } from 'lucide-react';
import { useState } from 'react';
import { isHexColor } from '#core/theme/color.ts';
import { menuTheme } from '#core/theme/menu-theme.ts';
import { defaultPrimaryColor } from '#core/theme/palette.ts';
import { namedColors, presetNames } from '#core/theme/theme-choices.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { presetColorTexts, styleTexts } from '#web/lib/texts/style.texts.ts';
import { Tooltip } from '#web/ui/action/tooltip.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { designTexts as t } from './design.texts.ts';

type ColorChoiceProps = { color: string; onChange: (color: string) => void };

export const ColorChoice = ({ color, onChange }: ColorChoiceProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const theme = menuTheme(color);
  const choose = (next: string) => {
    setTyped(null);
    onChange(next.toLowerCase());
  };
  return (
    <section aria-label={text(styleTexts.color)} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{text(styleTexts.color)}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, named for the screen reader */}
      <div role="group" aria-label={text(t.presets)} className="flex flex-wrap items-center gap-2 sm:gap-2.5">
        {presetNames.map((name) => {
          const preset = namedColors[name];
          return (
            <Tooltip key={name} label={text(presetColorTexts[name])}>
              <button
                type="button"
                aria-label={text(presetColorTexts[name])}
                aria-pressed={preset === color}
                onClick={() => choose(preset)}
                style={{ backgroundColor: preset, color: menuTheme(preset).primaryContrast }}
                className="grid size-11 place-items-center rounded-full shadow-card"
              >
                {preset === color && <Check aria-hidden="true" className="size-5" strokeWidth={3} />}
              </button>
            </Tooltip>
          );
        })}
        <input
          type="color"
          aria-label={text(styleTexts.ownColor)}
          value={isHexColor(color) ? color : defaultPrimaryColor}
          onChange={(event) => choose(event.target.value)}
          className="h-11 w-13 cursor-pointer rounded-control border border-line-strong bg-card p-1"
        />
      </div>
      <Field
        label={text(t.hex)}
        error={typed !== null && !isHexColor(typed) ? text(t.hexInvalid) : undefined}
        className="max-w-48"
      >
        <TextInput
          dir="ltr"
          value={typed ?? color}
          maxLength={7}
          onChange={(event) => {
            setTyped(event.target.value);
            if (isHexColor(event.target.value)) onChange(event.target.value.toLowerCase());
          }}
          onBlur={() => setTyped(null)}
        />
      </Field>
      <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
        <span
          className="rounded-control bg-white px-3 py-1.5 font-medium"
          style={{ color: theme.primaryText }}
        >
          {text(t.sample)}
        </span>
        <span className="text-ink-2">{text(theme.textIsDarkened ? t.contrastDarkened : t.contrastGood)}</span>
      </p>
    </section>
  );
};
