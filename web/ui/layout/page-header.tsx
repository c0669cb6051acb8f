import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../action/link.tsx';
import { FlipIcon } from '../content/flip-icon.tsx';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  back?: { readonly to: string; readonly label: string };
  actions?: ReactNode;
};

/** The top of an owner screen: the way back, the title, the actions. */
export const PageHeader = ({ title, description, back, actions }: PageHeaderProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="min-w-0">
      {back && (
        <AppLink
          to={back.to}
          className="touch-target mb-2 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-ink-2 text-sm transition-colors hover:text-ink"
        >
          <FlipIcon icon={ArrowLeft} className="size-4" />
          {back.label}
        </AppLink>
      )}
      <h1 className="text-balance font-semibold text-2xl tracking-tight sm:text-3xl">{title}</h1>
      {description && <p className="mt-1.5 max-w-prose text-ink-2">{description}</p>}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
  </header>
);
