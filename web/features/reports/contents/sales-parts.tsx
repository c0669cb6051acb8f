import { hourName } from '#core/hours/hour-name.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { partTexts, columnTexts as t } from '#core/reports/report-tables.texts.ts';
import type { Span } from '#core/reports/spans.ts';
import { formatPriceAsEntered, formatShekels, toAgorot } from '#core/values/money.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import type { Series } from '../charts/legend.tsx';
import { type DayColumn, dayColumns } from '../figures/day-columns.ts';
import { eveningHours } from '../figures/evening-hours.ts';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable, type TableColumn } from '../tables/report-table.tsx';
import { chartTexts } from '../texts/chart.texts.ts';
import { dayLabels, formatDay, formatSpan } from './format-day.ts';
import { ReportPart } from './report-part.tsx';

type Sales = { orders: number; takings: number };
type Compared = Sales & { before: Sales | null };

export const formatTakings = (shekels: number): string => formatPriceAsEntered(toAgorot(shekels));

/** In time order: the previous span comes first. */
const useSeries = (isCompared: boolean): Series[] => {
  const text = useText();
  const now = { name: text(chartTexts.thisSpan), style: 'solid' } as const;
  return isCompared ? [{ name: text(chartTexts.spanBefore), style: 'hatched' }, now] : [now];
};

const valuesOf = ({ takings, before }: Compared): number[] =>
  before ? [before.takings, takings] : [takings];

const useSalesColumns = (isCompared: boolean): TableColumn<Compared>[] => {
  const text = useText();
  return [
    { name: text(t.orders), isNumber: true, cell: ({ orders }) => orders },
    { name: text(t.takings), isNumber: true, cell: ({ takings }) => <Price shekels={takings} /> },
    ...(isCompared
      ? [
          {
            name: text(t.takingsBefore),
            isNumber: true,
            cell: ({ before }: Compared) => before && <Price shekels={before.takings} />,
          },
        ]
      : []),
  ];
};

const compareHours = (hours: Report['hours'], before: Report['hours'] | null) => {
  const none = { orders: 0, takings: 0 };
  return eveningHours(hours, before ?? []).map((hour) => ({
    hour,
    ...(hours.find((row) => row.hour === hour) ?? none),
    before: before && (before.find((row) => row.hour === hour) ?? none),
  }));
};

type HoursPartProps = { hours: Report['hours']; before: Report['hours'] | null; source: ReportSource };

export const HoursPart = ({ hours, before, source }: HoursPartProps) => {
  const text = useText();
  const rows = compareHours(hours, before);
  const series = useSeries(before !== null);
  const columns = useSalesColumns(before !== null);
  return (
    <ReportPart
      of="hours"
      source={source}
      chart={
        <ColumnChart
          label={text(partTexts.hours)}
          series={series}
          format={formatTakings}
          formatValue={formatShekels}
          columns={rows.map((row) => ({
            label: hourName(row.hour),
            name: hourName(row.hour),
            values: valuesOf(row),
          }))}
        />
      }
      table={
        <ReportTable
          caption={text(partTexts.hours)}
          rows={rows}
          columns={[{ name: text(t.hour), cell: ({ hour }) => <bdi>{hourName(hour)}</bdi> }, ...columns]}
        />
      }
    />
  );
};

type DaysPartProps = {
  span: Span;
  days: Report['days'];
  before?: { from: string; days: Report['days'] };
  source: ReportSource;
};

export const DaysPart = ({ span, days, before, source }: DaysPartProps) => {
  const text = useText();
  const { locale } = useLocale();
  const labelOf = dayLabels(span);
  const rows = dayColumns(span, days, before);
  const isCompared = rows.some((row) => row.before !== null);
  const series = useSeries(isCompared);
  const columns = useSalesColumns(isCompared);
  const nameOf = (row: DayColumn): string => formatSpan(row, locale);
  return (
    <ReportPart
      of="days"
      source={source}
      className="lg:col-span-2"
      chart={
        <ColumnChart
          label={text(partTexts.days)}
          series={series}
          format={formatTakings}
          formatValue={formatShekels}
          columns={rows.map((row) => ({
            label: labelOf(row.from),
            name: nameOf(row),
            values: valuesOf(row),
          }))}
        />
      }
      table={
        <ReportTable
          caption={text(partTexts.days)}
          rows={rows}
          columns={[
            {
              name: text(t.day),
              cell: (row) => <bdi>{row.from === row.to ? formatDay(row.from, locale) : nameOf(row)}</bdi>,
            },
            ...columns,
          ]}
        />
      }
    />
  );
};
