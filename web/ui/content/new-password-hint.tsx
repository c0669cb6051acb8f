import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';

/** Both reasons for which a new password is refused, before it is. */
export const NewPasswordHint = () => {
  const text = useText();
  return (
    <>
      <span>{text(t.passwordHint)}</span>
      {' · '}
      <span>{text(t.passwordNotCommon)}</span>
    </>
  );
};
