import { CircleCheck, CircleHelp, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreflightResult } from '#core/shifts/preflight.ts';

type PreflightLineProps = {
  title: ReactNode;
  /** Null while it is being checked. */
  result: PreflightResult | null;
  /** In place of the spinner, where somebody has to do something first. */
  waitingIcon?: LucideIcon | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** One thing that was looked at: how it is, and what to do. */
export const PreflightLine = ({ title, result, waitingIcon, action, children }: PreflightLineProps) => (
  <li className="flex items-start gap-3 py-3 first:pt-0">
    <ResultIcon result={result} waitingIcon={waitingIcon} />
    <div className="min-w-0 flex-1" role="status">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-2 text-sm">{children}</p>
      {action && <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{action}</div>}
    </div>
  </li>
);

const ResultIcon = ({ result, waitingIcon: Waiting }: Pick<PreflightLineProps, 'result' | 'waitingIcon'>) => {
  const iconStyle = 'mt-0.5 size-6 shrink-0';
  switch (result) {
    case 'ok':
      return <CircleCheck aria-hidden="true" className={`${iconStyle} text-ok`} />;
    case 'failed':
      return <CircleX aria-hidden="true" className={`${iconStyle} text-bad`} />;
    case 'unknown':
      return <CircleHelp aria-hidden="true" className={`${iconStyle} text-ink-2`} />;
    default:
      return Waiting ? (
        <Waiting aria-hidden="true" className={`${iconStyle} text-brand`} />
      ) : (
        <LoaderCircle aria-hidden="true" className={`${iconStyle} animate-spin text-ink-2`} />
      );
  }
};
