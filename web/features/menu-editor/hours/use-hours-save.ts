import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SectionHours } from '#core/hours/section-hours.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sectionsQuery } from '../saved-menu/editor-queries.ts';

type Sent = { hours: SectionHours; hoursWere: SectionHours };

export const useHoursSave = (menuId: string, section: Section, onDone: () => void) => {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Sent) =>
      call('PUT /menus/:menuId/sections', {
        params: { menuId },
        body: { update: [{ _id: section._id, ...sent }] },
      }),
    onSuccess: ({ sections }) => {
      client.setQueryData(sectionsQuery(menuId).queryKey, sections);
      onDone();
    },
  });
  /** The section as another screen saved it meanwhile. */
  const other = refusalDetails(error, 'PUT /menus/:menuId/sections', 'changed_meanwhile')?.section;
  return { save: useSendOnce(mutate), isPending, error, other, reset };
};
