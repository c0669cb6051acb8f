import { createPortal } from 'react-dom';
import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import type { RefusalKind } from '#core/reports/refusal-kinds.ts';
import type { Report } from '#core/reports/report-shape.ts';
import {
  columnTexts,
  partTexts,
  refusalKindTexts,
  unrecordedText,
} from '#core/reports/report-tables.texts.ts';
import type { Span } from '#core/reports/spans.ts';
import { formatPrice, formatShekels } from '#core/values/money.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import { reasonOrNone } from '#web/lib/texts/reason-or-none.ts';
import { takingsAtClosing } from '../contents/unsold-parts.tsx';
import { reportTexts as t } from '../texts/report.texts.ts';
import { PaperCharts } from './paper-charts.tsx';
import { PaperList } from './paper-list.tsx';

/** Printed, there is nothing but the report: one A4 page, black on white. */
const printStyle = `
@page { size: A4; margin: 12mm }
@media print {
  html, body { margin: 0; min-height: 0; background: #fff }
  body > :not([data-print-report]) { display: none !important }
  [data-print-report] {
    --paper: #fff; --card: #fff; --quiet: #fff; --ink: #000; --ink-2: #333; --line: #bbb; --line-strong: #555;
    --brand: #333; --brand-soft: #fff;
    color-scheme: light; color: #000; width: 186mm; height: 272mm; overflow: hidden;
    print-color-adjust: exact; -webkit-print-color-adjust: exact;
  }
}
@media screen { [data-print-report] { display: none } }
`;

type ReportOnPaperProps = {
  title: string;
  restaurantName: string;
  report: Report;
  timeZone: string;
  /** Of a span: its days are drawn too. */
  span?: Span;
};

/** Its name, its amount, and any details. */
type Figure = [name: string, value: string, detail?: string];

export const ReportOnPaper = ({ title, restaurantName, report, timeZone, span }: ReportOnPaperProps) => {
  const text = useText();
  const { locale } = useLocale();
  const when = (moment: string): string => formatTime(new Date(moment), locale, 'date-time', timeZone);
  const refusal = (kind: RefusalKind, reason: string): string =>
    `${text(refusalKindTexts[kind])}: ${reasonOrNone(text, reason)}`;
  return createPortal(
    <article data-print-report="" className="flex flex-col gap-4 text-xs leading-snug">
      <style nonce={styleNonce()}>{printStyle}</style>
      <header className="flex items-baseline justify-between gap-4 border-black border-b pb-2">
        {/* The page has its heading; this is a copy of it for paper. */}
        <p className="font-semibold text-lg">
          <bdi>{title}</bdi>
        </p>
        <p className="truncate text-sm">
          <bdi>{restaurantName}</bdi>
        </p>
      </header>
      <Figures report={report} />
      <MoneyLine report={report} />
      <PaperCharts report={report} span={span} />
      <div className="grid grid-cols-2 gap-x-6 gap-y-3">
        <PaperList
          title={text(partTexts.dishes)}
          most={10}
          rows={report.dishes.map(({ name, portions, takings }) => [
            name,
            `${portions} ×`,
            formatShekels(takings),
          ])}
        />
        <div className="flex flex-col gap-3">
          <PaperList
            title={text(partTexts.sections)}
            most={5}
            rows={report.sections.map(({ name, portions, takings }) => [
              name || text(t.noSection),
              `${portions} ×`,
              formatShekels(takings),
            ])}
          />
          <PaperList
            title={text(partTexts.tables)}
            most={4}
            rows={report.tables
              .toSorted((a, b) => b.takings - a.takings)
              .map(({ table, orders, takings }) => [
                table === null ? text(t.noTable) : `${text(columnTexts.table)} ${table}`,
                `${orders} ×`,
                formatShekels(takings),
              ])}
          />
        </div>
        <PaperList
          title={text(partTexts.refused)}
          most={5}
          rows={report.refused.map(({ kind, reason, by, orders, amount }) => [
            [refusal(kind, reason), by].filter(Boolean).join(' · '),
            `${orders} ×`,
            formatShekels(amount),
          ])}
        />
        <PaperList
          title={text(partTexts.soldOut)}
          most={5}
          rows={report.soldOut.map(({ dish, option, from, to }) => [
            [dish, option].filter(Boolean).join(' · '),
            when(from),
            to ? when(to) : text(t.notBack),
          ])}
        />
      </div>
      {report.corrections.length > 0 && (
        <PaperList
          title={`${text(partTexts.corrections)} · ${text(t.atClosing, {
            closing: formatPrice(takingsAtClosing(report)),
            now: formatShekels(report.takings),
          })}`}
          most={4}
          rows={report.corrections.map(({ displayOrderNumber, kind, reason, by, at, amount }) => [
            `${displayOrderNumber} · ${refusal(kind, reason)}`,
            [by, when(at)].filter(Boolean).join(' · '),
            `−${formatShekels(amount)}`,
          ])}
        />
      )}
    </article>,
    document.body,
  );
};

/** How money came in, and the drawer: one line, so that the page stays one page. */
const MoneyLine = ({ report: { paymentKinds, cash } }: { report: Report }) => {
  const text = useText();
  const words = [
    ...paymentKinds.map(
      ({ kind, amount }) =>
        `${text(kind === null ? unrecordedText : paymentKindTexts[kind])} ${formatShekels(amount)}`,
    ),
    ...(cash.shifts > 0
      ? [
          text(t.countedCash, {
            counted: formatShekels(cash.counted),
            expected: formatShekels(cash.expected),
          }),
        ]
      : []),
  ];
  return (
    <p className="empty:hidden">
      {words.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it moves
        <bdi key={place}>{`${place > 0 ? ' · ' : ''}${each}`}</bdi>
      ))}
    </p>
  );
};

const Figures = ({ report }: { report: Report }) => {
  const text = useText();
  const minutes = (name: string, { median, slowest }: Report['toMake']): Figure =>
    median === null || slowest === null
      ? [name, text(t.notMeasured)]
      : [
          `${name} (${text(t.median)})`,
          text(t.minutes, { minutes: median }),
          text(t.slowest, { minutes: slowest }),
        ];
  const figures: Figure[] = [
    [text(t.takings), formatShekels(report.takings)],
    [text(t.orders), String(report.orders), text(t.shiftCount, { count: report.shifts })],
    [text(t.average), formatShekels(report.average)],
    [
      text(t.paid),
      formatShekels(report.paid.takings),
      `${text(t.unpaid)}: ${formatShekels(report.unpaid.takings)}`,
    ],
    minutes(text(t.toApprove), report.toApprove),
    minutes(text(t.toMake), report.toMake),
  ];
  return (
    <dl className="flex flex-wrap justify-between gap-x-5 gap-y-2">
      {figures.map(([name, value, detail]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi className="block font-semibold text-lg">{value}</bdi>
            {detail && <bdi>{detail}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
