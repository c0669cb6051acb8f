import { CloudOff, Copy, type LucideIcon, Printer, ReceiptText } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import type { LoopState } from './print-loop.ts';
import { printStationTexts as t } from './print-station.texts.ts';
import { ticketWords } from './ticket-words.ts';

type Shown = LoopState | { readonly kind: 'other-tab' };

const looks = {
  waiting: { icon: Printer, tone: 'bg-ok-soft text-ok' },
  printing: { icon: ReceiptText, tone: 'bg-brand-soft text-brand' },
  'no-line': { icon: CloudOff, tone: 'bg-bad-soft text-bad' },
  'other-tab': { icon: Copy, tone: 'bg-warn-soft text-warn' },
} as const satisfies Record<Shown['kind'], { icon: LucideIcon; tone: string }>;

type LoopNoticeProps = { kind: Shown; waiting: number };

/** What the page is doing, large enough to be read from the stove. */
export const LoopNotice = ({ kind: shown, waiting }: LoopNoticeProps) => {
  const text = useText();
  const { icon: Icon, tone } = looks[shown.kind];
  const words = () => {
    switch (shown.kind) {
      case 'waiting':
        return [text(t.waiting), text(t.waitingHint)];
      case 'printing':
        return [
          ticketWords(shown.job, {
            order: (number) => text(t.printing, { number }),
            bill: (number) => text(t.printingBill, { number }),
            test: () => text(t.printingTest),
          }),
          waiting > 1 ? text(t.more, { count: waiting - 1 }) : '',
        ];
      case 'no-line':
        return [text(t.noLine), text(t.noLineHint)];
      case 'other-tab':
        return [text(t.otherTab), text(t.otherTabHint)];
    }
  };
  const [title, hint] = words();
  return (
    <div
      role="status"
      className={classes('flex flex-col items-center gap-3 rounded-card px-6 py-10 text-center', tone)}
    >
      <Icon aria-hidden="true" className="size-10" />
      <p className="text-balance font-semibold text-2xl">{title}</p>
      {hint && <p className="max-w-md text-balance text-ink">{hint}</p>}
    </div>
  );
};
