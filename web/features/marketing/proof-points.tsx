import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { landingTexts as t } from './marketing.texts.ts';
import { phoneMenu } from './phone-menu.ts';
import { BuildScene, OrdersScene, ScanScene } from './point-scenes.tsx';

export const ProofPoints = () => {
  const text = useText();
  const { locale } = useLocale();
  const menu = phoneMenu(useSite().demo?.[locale] ?? null, text);
  const points = [
    { Scene: ScanScene, title: text(t.scanTitle), text: text(t.scan) },
    { Scene: BuildScene, title: text(t.buildTitle), text: text(t.build) },
    { Scene: OrdersScene, title: text(t.ordersTitle), text: text(t.orders) },
  ];
  return (
    <section className="laid-out-when-near border-line border-y bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 className="mb-10 max-w-xl text-balance font-headline font-semibold text-3xl sm:mb-12 sm:text-5xl">
          {text(t.featuresTitle)}
        </h2>
        <ul className="grid gap-12 md:grid-cols-3 md:gap-6 lg:gap-8">
          {points.map(({ Scene, ...point }) => (
            <li key={point.title}>
              <Scene menu={menu} />
              <h3 className="font-semibold text-xl">{point.title}</h3>
              <p className="mt-2 text-ink-2">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
