import { TriangleAlert } from 'lucide-react';

/** Of an allergy, wherever it is read: nothing else on the board is a full red field but a late order's time. */
export const alarmStyle = 'border-2 border-bad bg-bad font-bold text-bad-contrast';

export const AlarmIcon = () => (
  <TriangleAlert aria-hidden="true" className="me-1.5 inline size-5 shrink-0 align-text-bottom" />
);
