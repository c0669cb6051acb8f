import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { paperTexts as t } from '../texts/paper.texts.ts';

type PaperListProps = {
  title: string;
  /** The name, how often or when, and how much. */
  rows: readonly (readonly [string, string, string])[];
  /** A page is limited; it says how many rows are left out. */
  most: number;
};

export const PaperList = ({ title, rows, most }: PaperListProps) => {
  const text = useText();
  return (
    <section className="min-w-0">
      <h2 className="font-semibold text-sm">{title}</h2>
      {rows.length === 0 && <p>{text(t.none)}</p>}
      <ul>
        {rows.slice(0, most).map(([what, howOften, howMuch], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change
          <li key={at} className="flex justify-between gap-3 border-line border-b py-px">
            <bdi className="page-aligned min-w-0 flex-1 truncate">{what}</bdi>
            <bdi className="shrink-0 tabular-nums">{howOften}</bdi>
            <bdi className="min-w-14 shrink-0 text-end tabular-nums">{howMuch}</bdi>
          </li>
        ))}
      </ul>
      {rows.length > most && <p>{text(t.andMore, { count: rows.length - most })}</p>}
    </section>
  );
};
