import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet, and what comes next. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center rounded-card border border-line border-dashed px-6 py-12 text-center">
    <span
      aria-hidden="true"
      className="mb-4 grid size-14 place-items-center rounded-full bg-brand-soft text-brand [&_svg]:size-6.5"
    >
      {icon}
    </span>
    <p className="text-balance font-semibold text-lg">{title}</p>
    {children && <p className="mt-1 max-w-sm text-balance text-ink-2">{children}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
);
