import { GraduationCap } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { practiceTexts as t } from './practice.texts.ts';
import { useEndPractice } from './use-end-practice.ts';

type PracticeBarProps = { ownerId: string; onEnded: () => void };

/** Above everything for as long as it lasts: nobody may take made-up orders for real ones. */
export const PracticeBar = ({ ownerId, onEnded }: PracticeBarProps) => {
  const text = useText();
  const { mutate, isPending } = useEndPractice(ownerId, onEnded);
  return (
    <section
      aria-label={text(t.title)}
      className="flex shrink-0 items-center gap-3 border-warn border-y-2 bg-warn-soft px-3 py-1.5 sm:px-4"
    >
      <GraduationCap aria-hidden="true" className="size-6 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 leading-tight">
        <strong className="font-bold text-lg text-warn tracking-wide">{text(t.on)}</strong>{' '}
        <span className="text-ink text-sm max-sm:block">{text(t.onHint)}</span>
      </p>
      <Button variant="secondary" size="small" loading={isPending} onClick={() => mutate()}>
        {text(t.end)}
      </Button>
    </section>
  );
};
