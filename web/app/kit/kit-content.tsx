import { CalendarClock, Settings, Utensils } from 'lucide-react';
import { useState } from 'react';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { agorot } from '#core/kit/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Accordion } from '#web/ui/accordion.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Time } from '#web/ui/time.tsx';
import { KitSection } from './kit-section.tsx';

const sampleTime = '2025-03-09T18:05:00Z';

export const KitContent = () => {
  const text = useText();
  const [tab, setTab] = useState<'menus' | 'settings' | 'shifts'>('menus');
  const body = <p className="text-ink-2">{text(kitTexts.tabBody)}</p>;
  return (
    <KitSection title={text(kitTexts.content)}>
      <Tabs
        label={text(kitTexts.content)}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'menus',
            label: text(kitTexts.menus),
            icon: <Utensils aria-hidden="true" />,
            content: body,
          },
          {
            value: 'settings',
            label: text(kitTexts.settings),
            icon: <Settings aria-hidden="true" />,
            content: body,
          },
          {
            value: 'shifts',
            label: text(kitTexts.shifts),
            icon: <CalendarClock aria-hidden="true" />,
            content: body,
          },
        ]}
      />
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 [&_dd]:text-end">
        <dt>{text(kitTexts.dish)}</dt>
        <dd>
          <Price agorot={agorot(6850)} asEntered />
        </dd>
        <dt className="font-semibold">{text(kitTexts.total)}</dt>
        <dd className="font-semibold">
          <Price shekels={137} />
        </dd>
        <dt className="text-ink-2">{text(kitTexts.order)}</dt>
        <dd className="text-ink-2">
          <Time value={sampleTime} style="date-time" timeZone="Asia/Jerusalem" />
        </dd>
      </dl>
      <Accordion
        items={[
          { id: 'app', title: text(kitTexts.faqApp), content: text(kitTexts.faqAppText) },
          { id: 'time', title: text(kitTexts.faqTime), content: text(kitTexts.faqTimeText) },
        ]}
      />
    </KitSection>
  );
};
