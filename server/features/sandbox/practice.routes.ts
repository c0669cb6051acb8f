import type { practiceContract } from '#core/sandbox/practice.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { PracticeService } from './practice.service.ts';

export const practiceRoutes = ({
  practice,
}: {
  practice: PracticeService;
}): HandlersFor<typeof practiceContract> => ({
  getPractice: async ({ owner }) => ({ practice: await practice.find(owner) }),
  startPractice: ({ owner }) => practice.start(owner),
  endPractice: async ({ owner }) => {
    await practice.end(owner);
    return {};
  },
});
