import { BellRing, type LucideIcon, PencilRuler, ScanQrCode } from 'lucide-react';
import { landingTexts as t } from '#core/i18n/texts/marketing.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

type Point = { icon: LucideIcon; title: string; text: string };

export const ProofPoints = () => {
  const text = useText();
  const points: Point[] = [
    { icon: ScanQrCode, title: text(t.scanTitle), text: text(t.scan) },
    { icon: PencilRuler, title: text(t.buildTitle), text: text(t.build) },
    { icon: BellRing, title: text(t.ordersTitle), text: text(t.orders) },
  ];
  return (
    <section className="border-line border-y bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 className="mb-10 max-w-xl text-balance font-headline font-semibold text-3xl sm:mb-12 sm:text-4xl">
          {text(t.featuresTitle)}
        </h2>
        <ul className="grid gap-10 md:grid-cols-3 md:gap-8">
          {points.map(({ icon: Icon, ...point }) => (
            <li key={point.title}>
              <span
                aria-hidden="true"
                className="mb-5 grid size-14 place-items-center rounded-2xl bg-brand-soft text-brand"
              >
                <Icon className="size-7" />
              </span>
              <h3 className="font-semibold text-xl">{point.title}</h3>
              <p className="mt-2 text-ink-2">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
