import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { orderEditTexts as t } from '#web/lib/texts/order-edit.texts.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { type StaffDish, staffMenuQuery, toStaffMenu } from '../dish-choice/staff-menu.ts';
import {
  addLine,
  bodyOf,
  draftOf,
  type EditDraft,
  hasSameDishes,
  orderableOf,
  previewOf,
} from './edit-draft.ts';

export type EditStepName = 'password' | 'edit' | 'add' | 'delete';
export type EditResult = { kind: 'saved'; order: ManagedOrder } | { kind: 'deleted'; orderId: string };

/** Returns what to do if the order was not deleted after all. */
export type OnDeleting = (orderId: string) => () => void;

type Handlers = {
  ownerId: string;
  onDeleting: OnDeleting;
  onDone: (result: EditResult) => void;
  asksPassword: boolean;
};

/** The whole flow: password, then the form, then perhaps the reason for deleting. Input survives the steps. */
export const useOrderEdit = (
  initial: ManagedOrder,
  { ownerId, onDeleting, onDone, asksPassword }: Handlers,
) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [step, setStep] = useState<EditStepName>(asksPassword ? 'password' : 'edit');
  // The board stays live behind the dialog; the form keeps the copy it was opened with.
  const [base, setBase] = useState(initial);
  const [draft, setDraft] = useState<EditDraft>(() => draftOf(initial));
  const [reason, setReason] = useState('');
  const [reasonProblem, setReasonProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const { data: choices, error: choicesError } = useQuery({
    queryKey: ['order-choices', initial._id],
    queryFn: ({ signal }) => call('GET /orders/:id/choices', { params: { id: initial._id }, signal }),
    enabled: step !== 'password',
    staleTime: 0,
  });
  const menuQuery = useQuery({ ...staffMenuQuery(ownerId), enabled: step === 'add' });
  const menu = useMemo(() => menuQuery.data && toStaffMenu(menuQuery.data), [menuQuery.data]);
  const [added, setAdded] = useState<readonly StaffDish[]>([]);
  const dishes = useMemo((): ReadonlyMap<string, OrderableDish> | undefined => {
    const known = choicesError ? [] : choices?.map(orderableOf);
    return known && new Map([...known, ...added].map((dish) => [dish.id, dish]));
  }, [choices, choicesError, added]);

  const save = async (wanted: EditDraft, of: ManagedOrder): Promise<void> => {
    try {
      const { order } = await withPin(() =>
        call('PATCH /orders/:id/details', { params: { id: initial._id }, body: bodyOf(wanted) }),
      );
      onDone({ kind: 'saved', order });
      showSuccess(text(t.saved));
    } catch (error) {
      const current = refusalDetails(error, 'PATCH /orders/:id/details', 'changed_meanwhile')?.order;
      if (current) {
        // Only its stage moved: the edit is still valid.
        if (hasSameDishes(of, current)) return save({ ...wanted, revision: current.revision }, current);
        setBase(current);
        setDraft(draftOf(current));
        setFailure(text(t.changedMeanwhile));
      } else failed(error, t.saveFailed);
    }
  };

  const failed = (error: unknown, fallback: typeof t.saveFailed | typeof t.deleteFailed) => {
    // The five minutes are over: ask again, and keep the input.
    if (isApiError(error, 'password_required')) setStep('password');
    const isClosed = isApiError(error, 'illegal_move') || isApiError(error, 'not_found');
    setFailure(isClosed ? text(t.closedMeanwhile) : sentence(error, fallback));
  };

  const atWork = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setFailure('');
    await work();
    busy.current = false;
    setWorking(false);
  };

  return {
    step,
    draft,
    base,
    dishes,
    choicesFailed: Boolean(choicesError),
    menu,
    menuFailed: Boolean(menuQuery.error) && !menu,
    readMenu: () => void menuQuery.refetch(),
    added,
    /** Its choices are made in the form, like those of the other dishes. */
    add: (dish: StaffDish) => {
      setAdded([...added, dish]);
      setDraft(addLine(base, draft, dish));
      setStep('edit');
    },
    preview: previewOf(base, draft.lines, dishes ?? new Map()),
    reason,
    reasonProblem,
    failure,
    working,
    setWorking,
    setReason,
    setLines: (lines: EditDraft['lines']) => setDraft({ ...draft, lines }),
    goTo: (next: EditStepName) => {
      setFailure('');
      setStep(next);
    },
    save: () => atWork(() => save(draft, base)),
    remove: () => {
      setReasonProblem(reason.trim() ? '' : text(t.reasonMissing));
      if (!reason.trim()) return;
      void atWork(async () => {
        const keep = onDeleting(initial._id);
        try {
          await withPin(() =>
            call('DELETE /orders/:id', { params: { id: initial._id }, body: { reason: reason.trim() } }),
          );
          onDone({ kind: 'deleted', orderId: initial._id });
          showSuccess(text(t.deleted));
        } catch (error) {
          keep();
          failed(error, t.deleteFailed);
        }
      });
    },
  };
};
