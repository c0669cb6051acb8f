import type { ReactNode } from 'react';
import { Bar } from './bar.tsx';

export type BarRow = {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly value: number;
  readonly valueLabel: ReactNode;
};

/** Horizontal bars, each with its name and values in words. */
export const BarList = ({ rows }: { rows: readonly BarRow[] }) => {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <ol className="flex flex-col gap-3 max-sm:gap-2">
      {rows.map(({ key, name, detail, value, valueLabel }) => (
        <li key={key} className="flex flex-col gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              <bdi className="font-medium">{name}</bdi>
              {detail && (
                <>
                  {' '}
                  <bdi className="text-ink-2 text-sm">{detail}</bdi>
                </>
              )}
            </span>
            <span className="ms-auto text-ink-2 text-sm tabular-nums">{valueLabel}</span>
          </p>
          <Bar value={value} most={most} />
        </li>
      ))}
    </ol>
  );
};
