import { z } from 'zod';
import { type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import type { Answer } from '../sending/answer.ts';

const errorBody = z.strictObject({
  message: z.string().min(1),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  details: z.unknown().optional(),
});

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const isJson = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  /^application\/json; charset=utf-8$/.test(headers['content-type'] ?? '');

/** The shape of any refusal; returns its code, if there is one. */
export const readRefusal = (answer: Answer): { code?: ErrorCode; problems: string[] } => {
  if (answer.status >= 500) return { problems: [`answered ${answer.status}`] };
  if (!isJson(answer)) return { problems: [`a refusal is ${answer.headers['content-type']}, not JSON`] };
  const body = errorBody.safeParse(parseJson(answer.body.toString()));
  if (!body.success) return { problems: ['a refusal is not { message, code, details? }'] };
  const { code } = body.data;
  const expected = errorStatus[code];
  return {
    code,
    problems: expected === answer.status ? [] : [`${code} came with ${answer.status}, not ${expected}`],
  };
};
