import { ChefHat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useAlarmSettings } from '../alarm/alarm-settings.ts';
import { createSoundPlayer } from '../alarm/sound-player.ts';
import { notify } from '../alarm/system-notification.ts';
import { useRepeating } from '../alarm/use-repeating.ts';
import { useTabCount } from '../alarm/use-tab-count.ts';
import { unattendedTexts as t } from './unattended.texts.ts';

const ringEveryMs = 10_000;

/** A page that nobody has touched yet may not play: asking would only make the browser complain. */
const maySound = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

type UnattendedBarProps = { waiting: number; isWatched: boolean };

export const UnattendedBar = ({ waiting, isWatched }: UnattendedBarProps) => {
  const text = useText();
  const [player] = useState(createSoundPlayer);
  const [settings] = useAlarmSettings();
  const title = text(isWatched ? t.slow : t.nobody, { count: waiting });

  useEffect(() => () => player.close(), [player]);
  useRepeating(true, ringEveryMs, async () => {
    if (settings.isMuted || !maySound()) return;
    await player.unlock(() => {});
    player.play('overdue', settings.volume);
  });
  useEffect(() => notify(title, 'unattended'), [title]);
  useTabCount(waiting);

  return (
    <div className="sticky top-0 z-20 mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6">
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
        {text(t.hint)}
      </Alert>
    </div>
  );
};
