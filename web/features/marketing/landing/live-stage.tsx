import { Pause, Play } from 'lucide-react';
import type { ComponentType } from 'react';
import type { EveningStep } from '#core/marketing/shown-evening.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { landingTexts as t } from '../marketing.texts.ts';
import { type PhoneMenu, phoneMenu } from './phone-menu.ts';
import { PhoneMockup } from './phone-mockup.tsx';
import { useEvening } from './use-evening.ts';

/** The kitchen's side, which belongs to another feature: the page hands it in. */
export type StageBoard = ComponentType<{ menu: PhoneMenu; step: EveningStep }>;

/** The guest's phone and the kitchen's board beside it, while an order goes from one to the other. */
export const LiveStage = ({ Board }: { Board: StageBoard }) => {
  const text = useText();
  const { locale } = useLocale();
  const { step, isPlaying, toggle } = useEvening();
  const menu = phoneMenu(useSite().demo?.[locale] ?? null, text);
  return (
    <div className="relative mx-auto mt-12 max-w-6xl px-4 sm:px-6">
      {/* Read aloud as one image: what moves in it would interrupt, and none of it can be used. */}
      <div role="img" aria-label={text(t.stagePicture)}>
        <div
          aria-hidden="true"
          inert
          className="flex items-center gap-8 rounded-[2.5rem] bg-brand-soft p-4 max-lg:flex-col sm:p-8 lg:gap-6"
        >
          <PhoneMockup menu={menu} step={step} />
          <Board menu={menu} step={step} />
        </div>
      </div>
      <p className="mt-3 flex justify-center">
        <Button
          variant="ghost"
          size="small"
          icon={
            isPlaying ? (
              <Pause aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )
          }
          onClick={toggle}
        >
          {text(isPlaying ? t.stop : t.play)}
        </Button>
      </p>
    </div>
  );
};
