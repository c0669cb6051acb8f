import { hourName } from '#core/hours/hour-name.ts';
import type { Minutes, Report } from '#core/reports/report-shape.ts';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import type { Span } from '#core/reports/spans.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { type ColumnData, DrawnColumns } from '../charts/drawn-columns.tsx';
import { dayLabels } from '../contents/format-day.ts';
import { useMinuteChart } from '../contents/minutes-part.tsx';
import { formatTakings } from '../contents/sales-parts.tsx';
import { dayColumns } from '../figures/day-columns.ts';

/** In units of the drawing, which the page scales to its width. */
const wide = 700;
const half = 340;
const height = 150;

/** Beyond these the numbers above the columns would overlap. */
const mostLabels = 12;

type PaperChartProps = ColumnData & { title: string; width: number };

const PaperChart = ({ title, width, ...data }: PaperChartProps) => (
  <section className="min-w-0">
    <h2 className="font-semibold text-sm">{title}</h2>
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={title}
      className="block text-ink-2"
    >
      <DrawnColumns
        {...data}
        width={width}
        height={height}
        isLabelled={!data.mark && data.columns.length <= mostLabels}
      />
    </svg>
  </section>
);

const MinutesOnPaper = ({ title, minutes }: { title: string; minutes: Minutes }) => {
  const chart = useMinuteChart(minutes);
  if (minutes.byMinute.length === 0) return null;
  return <PaperChart title={title} width={half} {...chart} />;
};

export const PaperCharts = ({ report, span }: { report: Report; span?: Span }) => {
  const text = useText();
  if (report.orders === 0) return null;
  const takings = { series: [{ name: '', style: 'solid' as const }], format: formatTakings };
  return (
    <>
      {span && span.from !== span.to && (
        <PaperChart
          title={text(partTexts.days)}
          width={wide}
          {...takings}
          columns={dayColumns(span, report.days).map((row) => ({
            label: dayLabels(span)(row.from),
            name: row.from,
            values: [row.takings],
          }))}
        />
      )}
      <PaperChart
        title={text(partTexts.hours)}
        width={wide}
        {...takings}
        columns={report.hours.map(({ hour, takings: value }) => ({
          label: hourName(hour),
          name: hourName(hour),
          values: [value],
        }))}
      />
      <div className="grid grid-cols-2 gap-x-6">
        <MinutesOnPaper title={text(partTexts.toApprove)} minutes={report.toApprove} />
        <MinutesOnPaper title={text(partTexts.toMake)} minutes={report.toMake} />
      </div>
    </>
  );
};
