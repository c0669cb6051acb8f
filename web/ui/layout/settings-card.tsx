import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

type AccountCardProps = { title: string; hint?: string; children: ReactNode };

/** One matter of the account, under a heading of the third level. */
export const AccountCard = ({ title, hint, children }: AccountCardProps) => (
  <Card>
    <h3 className="font-semibold text-lg">{title}</h3>
    {hint && <p className="mt-0.5 text-ink-2">{hint}</p>}
    <div className="mt-5">{children}</div>
  </Card>
);
