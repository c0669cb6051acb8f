import type { Report } from '#core/reports/report-shape.ts';
import { partTexts, columnTexts as t } from '#core/reports/report-tables.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { BarList } from '../charts/bar-list.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable } from '../tables/report-table.tsx';
import { chartTexts } from '../texts/chart.texts.ts';
import { ReportPart } from './report-part.tsx';

/** As many as fit on a screen; the table has them all. */
const inChart = 10;

export const DishesPart = ({ dishes, source }: { dishes: Report['dishes']; source: ReportSource }) => {
  const text = useText();
  return (
    <ReportPart
      of="dishes"
      source={source}
      description={
        dishes.length > inChart && text(chartTexts.topOf, { shown: inChart, count: dishes.length })
      }
      chart={
        <BarList
          rows={dishes.slice(0, inChart).map(({ dishId, name, section, portions, takings }) => ({
            key: dishId ?? name,
            name,
            detail: section,
            value: takings,
            valueLabel: (
              <>
                {text(chartTexts.portionCount, { count: portions })} ·{' '}
                <Price shekels={takings} className="font-medium text-ink" />
              </>
            ),
          }))}
        />
      }
      table={
        <ReportTable
          caption={text(partTexts.dishes)}
          rows={dishes}
          columns={[
            {
              name: text(t.dish),
              cell: ({ name, section }) => (
                <>
                  <bdi>{name}</bdi>
                  <bdi className="block text-ink-2 text-sm">{section}</bdi>
                </>
              ),
            },
            { name: text(t.portions), isNumber: true, cell: ({ portions }) => portions },
            {
              name: text(t.takings),
              isNumber: true,
              cell: ({ takings }) => <Price shekels={takings} />,
            },
          ]}
        />
      }
    />
  );
};
