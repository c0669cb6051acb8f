import { type ComponentProps, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { secondFactorTexts as t } from '#web/lib/texts/second-factor.texts.ts';
import { Button } from '../action/button.tsx';
import { classes } from '../classes.ts';
import { Field } from './field.tsx';
import { useFieldControl } from './field-context.ts';
import { bareInput, InputBox, useLatinLine } from './input-box.tsx';

type CodeFieldProps = {
  error?: string;
  /** Props from the form for its input. */
  input: ComponentProps<'input'>;
  /** Without scripts there is no switch: one input takes either code. */
  takesEither?: boolean;
  appOnly?: boolean;
};

/** Asks for a code from the authenticator app, or for a recovery code instead. */
export const CodeField = ({ error, input, takesEither = false, appOnly = false }: CodeFieldProps) => {
  const text = useText();
  const [isRecovery, setRecovery] = useState(false);
  const hint = isRecovery ? t.recoveryHint : takesEither ? t.eitherHint : t.codeHint;
  return (
    <div className="flex flex-col items-start gap-1">
      <Field
        label={text(isRecovery ? t.recoveryCode : t.code)}
        hint={text(hint)}
        error={error && <span role="alert">{error}</span>}
        required
        className="w-full"
      >
        {/* A separate input, so that six digits do not become the start of the other code. */}
        <CodeInput
          key={String(isRecovery)}
          {...input}
          inputMode={isRecovery || takesEither ? 'text' : 'numeric'}
        />
      </Field>
      {!takesEither && !appOnly && (
        <Button variant="ghost" size="small" className="-ms-3" onClick={() => setRecovery(!isRecovery)}>
          {text(isRecovery ? t.useApp : t.useRecovery)}
        </Button>
      )}
    </div>
  );
};

const CodeInput = (props: ComponentProps<'input'>) => {
  const field = useFieldControl(props);
  const { dir, className } = useLatinLine();
  return (
    <InputBox>
      <input
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        dir={dir}
        className={classes(bareInput, className, 'font-mono text-lg tracking-widest')}
        {...props}
        {...field}
      />
    </InputBox>
  );
};
