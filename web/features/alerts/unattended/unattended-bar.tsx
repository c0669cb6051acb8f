import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTabCount } from '../alarm/use-tab-count.ts';
import { RingingBar } from './ringing-bar.tsx';
import { unattendedTexts as t } from './unattended.texts.ts';

type UnattendedBarProps = { waiting: number; calls: number; isWatched: boolean };

export const UnattendedBar = ({ waiting, calls, isWatched }: UnattendedBarProps) => {
  const text = useText();
  useTabCount(waiting + calls);
  return (
    <>
      {waiting > 0 && (
        <RingingBar
          title={text(isWatched ? t.slow : t.nobody, { count: waiting })}
          hint={text(t.hint)}
          sound="overdue"
          tag="unattended"
        />
      )}
      {calls > 0 && (
        <RingingBar title={text(t.calls, { count: calls })} hint={text(t.hint)} sound="call" tag="calls" />
      )}
    </>
  );
};
