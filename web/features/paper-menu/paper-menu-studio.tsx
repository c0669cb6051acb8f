import { useQuery } from '@tanstack/react-query';
import { FileText, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { layOutMenu } from '#core/paper-menu/lay-out-menu.ts';
import { menuLink } from '#core/qr/menu-link.ts';
import { scannableColor } from '#core/qr/scan-warnings.ts';
import { menuTheme } from '#core/theme/menu-theme.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { encodeCode } from '#web/lib/codes/encode-code.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { paperMenuOf } from './content/paper-menu-of.ts';
import { firstOptions, type PaperOptions } from './content/paper-options.ts';
import { paperFamilyOf } from './fonts/font-files.ts';
import { usePaperMeasure } from './fonts/use-paper-measure.ts';
import { OptionFields } from './option-fields.tsx';
import { PagePicture } from './pages/page-picture.tsx';
import { PrintPages } from './pages/print-pages.tsx';
import { codeBaseQuery, readingQuery } from './paper-queries.ts';
import { SheetActions } from './sheet-actions.tsx';
import { paperMenuTexts as t } from './texts/paper-menu.texts.ts';
import { useLogo } from './use-logo.ts';

export const PaperMenuStudio = ({ menuId }: { menuId: string }) => {
  const text = useText();
  const { data, error, refetch } = useQuery(readingQuery(menuId, null));
  if (isApiError(error, 'not_found'))
    return (
      <EmptyState icon={<SearchX />} title={text(t.missing)}>
        {text(t.missingHint)}
      </EmptyState>
    );
  // What is on the screen stays there when a later call fails.
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data?.menu) return <StudioSkeleton />;
  if (data.menu.sections.every(({ dishes }) => dishes.length === 0)) {
    return (
      <EmptyState
        icon={<FileText />}
        title={text(t.empty)}
        action={<ButtonLink to={`/menu-builder/${menuId}`}>{text(t.edit)}</ButtonLink>}
      >
        {text(t.emptyHint)}
      </EmptyState>
    );
  }
  return <Studio reading={data} menu={data.menu} />;
};

type StudioProps = { reading: GuestMenuAnswer; menu: NonNullable<GuestMenuAnswer['menu']> };

/** What guests read in the chosen languages; the menu's own, which is here already, is not asked for again. */
const useReadings = (
  reading: GuestMenuAnswer,
  { _id, mainLanguage }: StudioProps['menu'],
  options: PaperOptions,
) => {
  const { language, second } = options;
  const main = useQuery(readingQuery(_id, language, language !== mainLanguage));
  const other = useQuery(readingQuery(_id, second, second !== null && second !== mainLanguage));
  const otherReading = second === mainLanguage ? reading : (other.data ?? null);
  return useMemo(
    () => ({
      main: language === mainLanguage ? reading : (main.data ?? null),
      second: second === null ? null : otherReading,
    }),
    [language, mainLanguage, reading, main.data, second, otherReading],
  );
};

const Studio = ({ reading, menu }: StudioProps) => {
  const text = useText();
  const [options, setOptions] = useState(() => firstOptions(menu.mainLanguage));
  const readings = useReadings(reading, menu, options);
  const measure = usePaperMeasure(menu.fontStyle);
  const logo = useLogo(menu.logo);
  const { data: base } = useQuery(codeBaseQuery);
  const theme = useMemo(() => menuTheme(menu.primaryColor), [menu.primaryColor]);
  const pages = useMemo(() => {
    const { main, second } = readings;
    if (!main || !measure) return null;
    const paperMenu = paperMenuOf({ main, second }, options);
    return layOutMenu(
      { ...paperMenu, hasLogo: logo !== null },
      { theme, layout: menu.layoutStyle },
      options,
      measure,
    );
  }, [readings, measure, options, logo, theme, menu.layoutStyle]);
  const tools = useMemo(
    () => ({
      family: paperFamilyOf(menu.fontStyle),
      logo,
      code: encodeCode(menuLink(base?.base ?? location.origin, reading.restaurant._id, null), 'M'),
      codeColor: scannableColor(theme.primary),
    }),
    [menu.fontStyle, logo, base, reading.restaurant._id, theme],
  );
  const name = readings.main?.restaurant.name ?? reading.restaurant.name;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card aria-label={text(t.settings)} className="lg:sticky lg:top-6">
        <CardHeader title={text(t.settings)} />
        <OptionFields
          options={options}
          languages={menu.languages}
          onChange={(part) => setOptions((before) => ({ ...before, ...part }))}
        />
        {pages && (
          <div className="mt-6">
            <SheetActions
              name={[name, menu.name].filter(Boolean).join(' ')}
              menu={{
                title: name,
                language: options.language,
                pages,
                font: menu.fontStyle,
                logo,
                code: tools.code,
                codeColor: tools.codeColor,
              }}
            />
          </div>
        )}
      </Card>
      {pages ? (
        <section aria-label={text(t.preview)} className="flex min-w-0 flex-col gap-3">
          <p role="status" className="text-ink-2 text-sm">
            {text(t.pages, { count: pages.length })}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-5">
            {pages.map((page, index) => (
              <PagePicture
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                key={index}
                page={page}
                label={text(t.page, { number: index + 1, count: pages.length })}
                tools={tools}
                className="block h-auto w-full rounded-sm border border-line bg-white shadow-card"
              />
            ))}
          </div>
          <PrintPages pages={pages} sheet={options.sheet} tools={tools} />
        </section>
      ) : (
        <Skeleton className="aspect-[210/297] w-full max-w-xl rounded-sm" />
      )}
    </div>
  );
};

const StudioSkeleton = () => (
  <SkeletonRegion className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="aspect-[210/297] w-full max-w-xl rounded-sm" />
  </SkeletonRegion>
);
