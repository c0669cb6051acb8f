import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type SettingsCardProps = { title: string; hint?: string; children: ReactNode };

/** One subject of a settings page, under a heading of the third level. */
export const SettingsCard = ({ title, hint, children }: SettingsCardProps) => (
  <Card>
    <h3 className="font-semibold text-lg">{title}</h3>
    {hint && <p className="mt-0.5 text-ink-2">{hint}</p>}
    <div className="mt-5">{children}</div>
  </Card>
);
