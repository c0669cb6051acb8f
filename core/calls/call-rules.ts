import { guestNoticeStep } from '../alerts/ring-ladder.ts';

/** How many may say that they share a bill; more than sit at a table. */
export const mostPayers = 50;

/** What staff say of a call: they have seen it, or somebody was at the table. */
export const callAnswers = ['seen', 'done'] as const;
export type CallAnswer = (typeof callAnswers)[number];

type Answered<Moment> = { readonly seenAt: Moment | null; readonly doneAt: Moment | null };

/** Whether somebody still has to notice it: it rings until then. */
export const isUnanswered = ({ seenAt, doneAt }: Answered<unknown>): boolean =>
  seenAt === null && doneAt === null;

/** What an answer changes; null when it was given before, or the call is over. Who was there has seen it. */
export const answered = <Moment>(
  call: Answered<Moment>,
  answer: CallAnswer,
  now: Moment,
): Answered<Moment> | null => {
  if (call.doneAt !== null || (answer === 'seen' && call.seenAt !== null)) return null;
  return { seenAt: call.seenAt ?? now, doneAt: answer === 'done' ? now : null };
};

type Details<Payment> = { readonly payment: Payment | null; readonly payers: number | null };

/** What a second call makes of the first: what is said last counts, and what is not said now stays. Null when that is the same. */
export const retold = <Payment>(call: Details<Payment>, again: Details<Payment>): Details<Payment> | null => {
  const payment = again.payment ?? call.payment;
  const payers = again.payers ?? call.payers;
  return payment === call.payment && payers === call.payers ? null : { payment, payers };
};

/** Whether its guest is told that nobody has noticed it. */
export const isCallUnseen = (call: Answered<unknown> & { readonly ringStep: number }): boolean =>
  isUnanswered(call) && call.ringStep >= guestNoticeStep;

/** Those that nobody has seen first, then by age: what waits longest is read first. */
export const inOrderOfCalls = (
  a: Answered<string> & { readonly createdAt: string },
  b: Answered<string> & { readonly createdAt: string },
): number =>
  Number(isUnanswered(b)) - Number(isUnanswered(a)) || Date.parse(a.createdAt) - Date.parse(b.createdAt);
