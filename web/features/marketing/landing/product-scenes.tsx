import { Check } from 'lucide-react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { landingTexts as t } from '../marketing.texts.ts';
import { scenePictures } from './scene-pictures.ts';

/** What it does in three large scenes, each a picture of the product itself. */
export const ProductScenes = () => {
  const text = useText();
  const { locale } = useLocale();
  const pictures = scenePictures[locale];
  return (
    <section className="laid-out-when-near border-line border-y bg-card">
      <div className="mx-auto flex max-w-6xl flex-col gap-16 px-4 py-16 sm:px-6 sm:py-24 lg:gap-24">
        <h2 className="max-w-2xl text-balance font-headline font-semibold text-3xl sm:text-5xl">
          {text(t.featuresTitle)}
        </h2>
        <Scene
          picture={pictures.guest}
          isPhone
          title={text(t.scanTitle)}
          line={text(t.scan)}
          points={[text(t.scanLanguages), text(t.scanAllergens), text(t.scanFollow)]}
        />
        <Scene
          picture={pictures.board}
          isTurned
          title={text(t.ordersTitle)}
          line={text(t.orders)}
          points={[text(t.ordersReady), text(t.ordersStations), text(t.ordersReports)]}
        />
        <Scene
          picture={pictures.editor}
          title={text(t.buildTitle)}
          line={text(t.build)}
          points={[text(t.buildImport), text(t.buildDesign), text(t.buildPrint)]}
        />
      </div>
    </section>
  );
};

type SceneProps = {
  picture: { src: string; width: number; height: number };
  /** A phone's screen, which gets a phone's shape. */
  isPhone?: boolean;
  /** The picture comes first. */
  isTurned?: boolean;
  title: string;
  line: string;
  points: readonly string[];
};

const Scene = ({ picture, isPhone = false, isTurned = false, title, line, points }: SceneProps) => (
  <article
    className={classes(
      'grid items-center gap-8 lg:gap-14',
      isTurned ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[2fr_3fr]',
    )}
  >
    <div className={classes(isTurned && 'lg:order-2')}>
      <h3 className="text-balance font-headline font-semibold text-3xl">{title}</h3>
      <p className="mt-3 text-ink-2 text-lg">{line}</p>
      <ul className="mt-5 flex flex-col gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    <div
      className={classes(
        'overflow-hidden rounded-[2rem] bg-brand-soft',
        isTurned ? 'lg:order-1' : '',
        isPhone ? 'grid h-112 justify-items-center pt-10 sm:h-136' : 'pt-6 sm:pt-10',
        !isPhone && (isTurned ? 'pe-6 sm:pe-10' : 'ps-6 sm:ps-10'),
      )}
    >
      {/* The words beside it say the same. */}
      <img
        {...picture}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes(
          'shadow-float',
          isPhone
            ? 'h-auto w-72 rounded-t-[2.5rem] border-[8px] border-ink border-b-0 sm:w-80'
            : classes('h-auto w-full', isTurned ? 'rounded-se-2xl' : 'rounded-ss-2xl'),
        )}
      />
    </div>
  </article>
);
