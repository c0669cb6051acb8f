import { defaultLocale, type GuestLocale } from '#core/i18n/locale.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { orderWord } from '#core/orders/word/order-word.ts';
import type { ReadyOrder, ReadySnapshot } from '#core/ready-screen/ready-screen.contract.ts';
import { fetchedWithinMs, readyStageOf } from '#core/ready-screen/ready-stage.ts';
import type { ReadyRow } from './ready-screen.queries.ts';

const nameOf = (shiftId: string, number: number, said: GuestLocale | null | undefined) => {
  const language = said ?? defaultLocale;
  return { number, word: orderWord(shiftId, number, language), language };
};

/** Field by field: what is not named here is nobody's business in front of the counter. */
export const presentReadyOrder = (order: ManagedOrder): ReadyOrder => ({
  _id: order._id,
  ...nameOf(order.service, order.displayOrderNumber, order.language),
  stage: readyStageOf(order),
  revision: order.revision,
});

export const presentReadyRow = (row: ReadyRow, now: Date): ReadySnapshot['orders'][number] => ({
  _id: row.id,
  ...nameOf(row.shiftId, row.number, row.language),
  stage: row.doneAt ? 'ready' : readyStageOf(row),
  revision: row.revision,
  ...(row.doneAt && { leavesInMs: fetchedWithinMs - (now.getTime() - new Date(row.doneAt).getTime()) }),
});
