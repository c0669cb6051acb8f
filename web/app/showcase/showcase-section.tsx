import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

export const ShowcaseSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="flex flex-col gap-6">
    <h2 className="font-semibold text-ink-2 text-sm">{title}</h2>
    {children}
  </Card>
);

export const ShowcaseRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
