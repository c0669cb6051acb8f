import { useMutation } from '@tanstack/react-query';
import type { SectionHours } from '#core/hours/section-hours.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import type { CallInput } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';

/** Sends changes of a menu's sections, and shows what they became. */
export type ChangeSections = (body: CallInput<'PUT /menus/:menuId/sections'>['body']) => Promise<unknown>;
type Sent = { hours: SectionHours; hoursWere: SectionHours };

export const useHoursSave = (section: Section, change: ChangeSections, onDone: () => void) => {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Sent) => change({ update: [{ _id: section._id, ...sent }] }),
    onSuccess: onDone,
  });
  /** The section as another screen saved it meanwhile. */
  const other = refusalDetails(error, 'PUT /menus/:menuId/sections', 'changed_meanwhile')?.section;
  return { save: useSendOnce(mutate), isPending, error, other, reset };
};
