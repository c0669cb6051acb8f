import { ChefHat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useAlarmSettings } from '../alarm/alarm-settings.ts';
import { createSoundPlayer, type SoundKind } from '../alarm/sound-player.ts';
import { notify } from '../alarm/system-notification.ts';
import { useRepeating } from '../alarm/use-repeating.ts';
import { unattendedTexts as t } from './unattended.texts.ts';

const ringEveryMs = 10_000;

/** A page that nobody has touched yet may not play: asking would only make the browser complain. */
const maySound = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

type RingingBarProps = {
  title: string;
  hint: string;
  sound: SoundKind;
  /** Of the notification: one, however many tabs there are. */
  tag: string;
};

/** Seen and heard until somebody has acted on the board, to which it leads. */
export const RingingBar = ({ title, hint, sound, tag }: RingingBarProps) => {
  const text = useText();
  const [player] = useState(createSoundPlayer);
  const [settings] = useAlarmSettings();

  useEffect(() => () => player.close(), [player]);
  useRepeating(true, ringEveryMs, async () => {
    if (settings.isMuted || !maySound()) return;
    await player.unlock(() => {});
    player.play(sound, settings.volume);
  });
  useEffect(() => notify(title, tag), [title, tag]);

  return (
    <Alert
      className="shadow-float"
      title={title}
      action={
        <ButtonLink
          to="/order-manager"
          size="small"
          icon={<ChefHat aria-hidden="true" className="size-4.5" />}
        >
          {text(t.toBoard)}
        </ButtonLink>
      }
    >
      {hint}
    </Alert>
  );
};
