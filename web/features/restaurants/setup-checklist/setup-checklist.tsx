import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { shiftsQuery } from '#web/lib/query/shifts-query.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { rememberFocus } from '#web/ui/overlay/remember-focus.ts';
import { type RememberedStep, readSteps, rememberStep } from './remembered-steps.ts';
import { checklistTexts as t } from './setup-checklist.texts.ts';

type SetupChecklistProps = { ownerId: string; takesOrders: boolean };

type Step = { id: 'createMenu' | 'addDishes' | 'printQr' | 'openShift'; isDone: boolean; to: string | null };

const useSteps = (ownerId: string, takesOrders: boolean, remembered: readonly string[]): Step[] | null => {
  const menus = useQuery({
    queryKey: ['menus'],
    queryFn: ({ signal }) => call('GET /users/menus', { signal }),
  });
  const dishes = useQuery({
    queryKey: ['dish-names'],
    queryFn: ({ signal }) => call('GET /dishes', { signal }),
    // Coming back from the editor must tick the step.
    staleTime: 0,
  });
  const shifts = useQuery({ ...shiftsQuery(ownerId), enabled: takesOrders });
  if (!menus.data || !dishes.data || (takesOrders && !shifts.data)) return null;
  const menu = menus.data.find(({ isActive }) => isActive) ?? menus.data[0];
  // Without a menu the other steps lead nowhere yet.
  const afterMenu = (to: string) => (menu ? to : null);
  const steps: Step[] = [
    { id: 'createMenu', isDone: menus.data.length > 0, to: null },
    { id: 'addDishes', isDone: dishes.data.length > 0, to: afterMenu(`/menu-builder/${menu?._id}`) },
    { id: 'printQr', isDone: remembered.includes('printQr'), to: afterMenu('/qr-code') },
  ];
  return takesOrders
    ? [...steps, { id: 'openShift', isDone: (shifts.data?.length ?? 0) > 0, to: afterMenu('/order-manager') }]
    : steps;
};

/** What to do next on the first visits. Steps tick themselves from what the account has; when all are done it goes. */
export const SetupChecklist = ({ ownerId, takesOrders }: SetupChecklistProps) => {
  const text = useText();
  const [remembered, setRemembered] = useState(() => readSteps(ownerId));
  const remember = (step: RememberedStep) => {
    rememberStep(ownerId, step);
    setRemembered((before) => [...before, step]);
  };
  const hide = () => {
    const refocus = rememberFocus();
    // The button goes with the card: the keyboard continues at what takes its place.
    flushSync(() => remember('hidden'));
    refocus();
  };
  const steps = useSteps(ownerId, takesOrders, remembered);
  if (remembered.includes('hidden') || !steps || steps.every(({ isDone }) => isDone)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const progress = text(t.progress, { done, count: steps.length });
  return (
    <Card aria-label={text(t.title)} className="flex flex-col gap-3">
      <header className="flex items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-lg">{text(t.title)}</h2>
          <p className="text-ink-2 text-sm">{progress}</p>
        </div>
        <IconButton label={text(t.hide)} icon={<X aria-hidden="true" />} onClick={hide} />
      </header>
      <ProgressBar label={progress} value={done / steps.length} />
      <ol className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step.id} className="flex min-h-11 items-center gap-2.5">
            {step.isDone ? (
              <CircleCheck aria-hidden="true" className="size-5.5 shrink-0 text-ok" />
            ) : (
              <Circle aria-hidden="true" className="size-5.5 shrink-0 text-line-strong" />
            )}
            <VisuallyHidden>{text(step.isDone ? t.done : t.todo)}</VisuallyHidden>
            {!step.isDone && step.to ? (
              <TextLink to={step.to} onClick={() => step.id === 'printQr' && remember('printQr')}>
                {text(t[step.id])}
              </TextLink>
            ) : (
              <span className={step === next ? 'font-medium' : 'text-ink-2'}>{text(t[step.id])}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};
