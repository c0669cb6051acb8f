import type { Translate } from '#core/i18n/text.ts';
import { movesFrom, type OrderState } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { StockLimitIn } from '#core/stock/stock.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { type Intent, isCallIntent, isOrderIntent, type OrderIntent } from '#web/lib/outbox/intent.ts';
import type { Entry, Why } from '#web/lib/outbox/outbox-state.ts';
import {
  moveTexts,
  orderManagerTexts,
  rejectedText,
  stageTexts,
} from '#web/lib/texts/order-manager.texts.ts';
import { trailActionTexts } from '#web/lib/texts/order-trail.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { tableCallTexts } from '#web/lib/texts/table-calls.texts.ts';
import { notSavedTexts as t } from './not-saved.texts.ts';

const limitWords = (text: Translate, limit: StockLimitIn | null): string => {
  switch (limit?.kind) {
    case undefined:
      return text(t.back);
    case 'off':
      return text(t.soldOut);
    case 'untilNextShift':
      return text(t.soldOutUntilShift);
    case 'untilTime':
      return text(t.soldOutForAWhile);
    case 'counted':
      return text(t.left, { count: limit.left });
  }
};

/** What was pressed, without saying on what. */
const pressWords = (text: Translate, intent: Intent): string => {
  switch (intent.kind) {
    case 'move':
      return text(moveTexts[intent.move]);
    case 'promise':
      return text(t.promise);
    case 'tick':
      return text(intent.done ? trailActionTexts.tick : trailActionTexts.untick);
    case 'undo':
      return text(t.undo);
    case 'stock':
      return limitWords(text, intent.limit);
    case 'pause':
      return text(t.pause);
    case 'resume':
      return text(t.resume);
    case 'call':
      return text(tableCallTexts[intent.answer]);
  }
};

const subjectOf = (text: Translate, intent: Intent): string | null => {
  if (isOrderIntent(intent)) return text(orderManagerTexts.order, { number: intent.number });
  if (isCallIntent(intent)) return text(orderManagerTexts.table, { number: intent.tableNumber });
  return intent.kind === 'stock' ? intent.name : intent.sectionName;
};

/** An order as it is now. */
export type PresentOrder = OrderState & Pick<ManagedOrder, 'cancelled' | 'withdrawn'>;

const statusWords = (text: Translate, order: PresentOrder): string => {
  return text(order.rejected ? rejectedText(order) : stageTexts[order.status]);
};

const movedCodes = ['illegal_move', 'password_required', 'changed_meanwhile'];

const orderReason = (
  text: Translate,
  { code }: Why,
  intent: OrderIntent,
  order: PresentOrder | undefined,
): string | null => {
  const { number } = intent;
  if (code === 'not_found' || (movedCodes.includes(code) && !order)) {
    return text(orderManagerTexts.goneMeanwhile, { number });
  }
  if (!order) return null;
  const status = statusWords(text, order);
  if (code === 'undo_too_late') return text(orderManagerTexts.tooLateToUndo, { number, status });
  const isOffered = intent.kind === 'move' && movesFrom(order).includes(intent.move);
  if (code === 'changed_meanwhile' && isOffered) return text(t.changedMeanwhile, { number });
  return movedCodes.includes(code) ? text(orderManagerTexts.movedMeanwhile, { number, status }) : null;
};

const reasonOf = (
  text: Translate,
  why: Why,
  intent: Intent,
  order: PresentOrder | undefined,
): string | null => {
  if (isOrderIntent(intent)) return orderReason(text, why, intent, order);
  return intent.kind === 'stock' && why.code === 'not_found' ? text(t.leftMenu) : null;
};

export type NotSavedWords = { press: string; what: string; reason: string };

/** In words: what was pressed, on what, and why it was not done. Of several in a lane the first is the reason. */
export const useNotSavedWords = () => {
  const text = useText();
  return (entries: readonly Entry[], order?: PresentOrder): NotSavedWords => {
    const [first] = entries;
    const press = entries.map(({ intent }) => pressWords(text, intent)).join(', ');
    const subject = first ? subjectOf(text, first.intent) : null;
    const what = subject === null ? press : `${subject} · ${press}`;
    if (!first?.why) return { press, what, reason: '' };
    const { intent, why } = first;
    const known: Record<string, string> = {
      pin_required: text(t.pinNeeded),
      shift_ended: text(t.shiftEnded),
      time_over: text(t.timeOver),
      data_restored: text(t.dataRestored),
    };
    const reason =
      known[why.code] ?? reasonOf(text, why, intent, order) ?? (why.message || text(sessionTexts.unexpected));
    return { press, what, reason };
  };
};

/** Where another try can only end the same way. */
const finalCodes = ['not_found', 'allergy_unconfirmed', 'shift_ended', 'undo_too_late', 'data_restored'];
export const isFinal = (entries: readonly Entry[]): boolean =>
  finalCodes.includes(entries[0]?.why?.code ?? '');
