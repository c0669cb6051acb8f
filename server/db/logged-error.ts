import { DrizzleQueryError } from 'drizzle-orm';
import { causesOf } from './error-causes.ts';

/** PostgreSQL's "data exception": its sentence quotes the value that it could not take. */
const quotesValue = /^22/;

const textOf = (error: Error, fact: string): string | undefined => {
  const value: unknown = Reflect.get(error, fact);
  return typeof value === 'string' ? value : undefined;
};

/** Drizzle's sentence ends with the parameters; the statement alone has placeholders for them. */
const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return quotesValue.test(textOf(error, 'code') ?? '') ? 'a value was not accepted' : error.message;
};

/** Where it happened. A stack begins with the message, which is logged separately. */
const framesOf = ({ stack = '', message }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .flatMap((line) => (/^ {4}at /.test(line) ? [line.trim()] : []));

/**
 * An error as logs hold it: these facts and no others. The errors of databases also carry what somebody typed, as
 * `params`, `detail` and `where`.
 */
export const loggedError = (error: unknown) => {
  const [first, ...causes] = causesOf(error).map((cause) => ({
    type: cause.name,
    message: messageOf(cause),
    code: textOf(cause, 'code'),
    constraint: textOf(cause, 'constraint'),
    table: textOf(cause, 'table'),
    column: textOf(cause, 'column'),
    stack: framesOf(cause).join('\n'),
  }));
  return first ? { ...first, causes } : { type: typeof error };
};
