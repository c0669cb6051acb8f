import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { unprintedTexts } from '#web/lib/texts/unprinted.texts.ts';
import { RingingBar } from './ringing-bar.tsx';
import { unattendedTexts as t } from './unattended.texts.ts';

export const UnprintedBar = ({ count }: { count: number }) => {
  const text = useText();
  return (
    <RingingBar
      title={text(unprintedTexts.count, { count })}
      hint={text(t.unprintedHint)}
      sound="print"
      tag="print"
    />
  );
};
