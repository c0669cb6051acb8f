import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isThrowAwayEmail } from '#core/accounts/throw-away.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { passwordCheckTexts as t } from '#web/lib/texts/password-check.texts.ts';
import { classes } from '../classes.ts';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

type PasswordFormProps = {
  /** The submit button is elsewhere, in the footer of a dialog. */
  id: string;
  /** Tells a password manager whose password this is. Null on a station, where a PIN is requested when needed. */
  email: string | null;
  onWorking: (working: boolean) => void;
  /** Returns whether the password was wrong; the caller reports every other outcome. */
  onSubmit: (password: string) => Promise<'wrong-password' | 'other'>;
  /** False where something above is decided first; the field then stays in view below it. */
  takesFocus?: boolean;
  /** Above the field. */
  children?: ReactNode;
};

/** Sent where there is no password, and none is required. */
const noPassword = '-';

/** Asks for the account's password before something that needs it. A trial restaurant has none. */
export const PasswordForm = (props: PasswordFormProps) => {
  const { id, email, onWorking, onSubmit, takesFocus = true, children } = props;
  const text = useText();
  const isRequired = email !== null && !isThrowAwayEmail(email);
  const [password, setPassword] = useState(isRequired ? '' : noPassword);
  const [problem, setProblem] = useState('');
  // State would be one render late for a second Enter at the same moment.
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    setProblem(password ? '' : text(t.missing));
    if (!password) {
      // It may be below what is in view.
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
      return;
    }
    busy.current = true;
    onWorking(true);
    const outcome = await onSubmit(password);
    busy.current = false;
    onWorking(false);
    if (outcome === 'wrong-password') setProblem(text(t.wrong));
  };

  return (
    <form ref={form} id={id} method="post" onSubmit={submit} className="flex flex-col gap-4">
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      {/* What has the focus is scrolled to above the field that stays in view. */}
      <div className={classes('contents', !takesFocus && '[&_:is(input,summary)]:scroll-mb-36')}>
        {children}
      </div>
      {isRequired ? (
        <Field
          label={text(t.label)}
          error={problem && <span role="alert">{problem}</span>}
          required
          className={
            takesFocus
              ? undefined
              : classes(
                  'sticky z-10 -mb-6 border-line border-t bg-card pt-3 pb-4',
                  // On a low screen, or with large letters, it would cover what is decided.
                  'bottom-[calc((16px-1rem)*999-1.5rem)] [@media(max-height:40rem)]:static',
                )
          }
        >
          <PasswordInput
            purpose="current"
            name="password"
            autoFocus={takesFocus}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      ) : (
        <p className="text-ink-2 text-sm">{text(email === null ? t.pin : t.none)}</p>
      )}
    </form>
  );
};
