import { CalendarClock, Settings, Utensils } from 'lucide-react';
import { useState } from 'react';
import { agorot } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

const sampleTime = '2025-03-09T18:05:00Z';

export const ShowcaseContent = () => {
  const text = useText();
  const [tab, setTab] = useState<'menus' | 'settings' | 'shifts'>('menus');
  const body = <p className="text-ink-2">{text(showcaseTexts.tabBody)}</p>;
  return (
    <ShowcaseSection title={text(showcaseTexts.content)}>
      <Tabs
        label={text(showcaseTexts.content)}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'menus',
            label: text(showcaseTexts.menus),
            icon: <Utensils aria-hidden="true" />,
            content: body,
          },
          {
            value: 'settings',
            label: text(showcaseTexts.settings),
            icon: <Settings aria-hidden="true" />,
            content: body,
          },
          {
            value: 'shifts',
            label: text(showcaseTexts.shifts),
            icon: <CalendarClock aria-hidden="true" />,
            content: body,
          },
        ]}
      />
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 [&_dd]:text-end">
        <dt>{text(showcaseTexts.dish)}</dt>
        <dd>
          <Price agorot={agorot(6850)} asEntered />
        </dd>
        <dt className="font-semibold">{text(showcaseTexts.total)}</dt>
        <dd className="font-semibold">
          <Price shekels={137} />
        </dd>
        <dt className="text-ink-2">{text(showcaseTexts.order)}</dt>
        <dd className="text-ink-2">
          <Time value={sampleTime} style="date-time" timeZone="Asia/Jerusalem" />
        </dd>
      </dl>
      <Accordion
        items={[
          { id: 'app', title: text(showcaseTexts.faqApp), content: text(showcaseTexts.faqAppText) },
          { id: 'time', title: text(showcaseTexts.faqTime), content: text(showcaseTexts.faqTimeText) },
        ]}
      />
    </ShowcaseSection>
  );
};
