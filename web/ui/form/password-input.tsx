import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { uiTexts } from '../ui.texts.ts';
import { useFieldControl } from './field-context.ts';
import { bareInput, InputBox, useLatinLine } from './input-box.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  /** `current` lets the password manager fill in, `new` lets it suggest one. */
  purpose: 'current' | 'new';
};

export const PasswordInput = ({ purpose, className, ...props }: PasswordInputProps) => {
  const text = useText();
  const latinLine = useLatinLine();
  const field = useFieldControl(props);
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      aria-label={text(isVisible ? uiTexts.hidePassword : uiTexts.showPassword)}
      aria-pressed={isVisible}
      onClick={() => setVisible(!isVisible)}
      className="-outline-offset-2 grid w-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
  return (
    <InputBox trail={toggle} className={className}>
      <input
        type={isVisible ? 'text' : 'password'}
        autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
        autoCapitalize="off"
        spellCheck={false}
        dir={latinLine.dir}
        className={classes(bareInput, latinLine.className)}
        {...props}
        {...field}
      />
    </InputBox>
  );
};
