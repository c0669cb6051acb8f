import type * as z from 'zod/mini';
import { fieldProblem, type Problem } from './field-problem.ts';

/** A form: the name of each field and the schema that the server validates it with. */
export type Fields = Readonly<Record<string, z.ZodMiniType<string, string>>>;
export type Filled<F extends Fields> = { [Name in keyof F]: z.output<F[Name]> };
type Problems<F extends Fields> = Partial<Record<keyof F, Problem>>;

/** What is wrong with one field, if anything. */
export const checkField = (name: string, schema: Fields[string], typed: string): Problem | undefined => {
  const [issue] = schema.safeParse(typed).error?.issues ?? [];
  return issue && fieldProblem(name, typed, issue.code);
};

/** All fields at once: values as the server would parse them, and the problems of those that it would refuse. */
export const checkFields = <F extends Fields>(fields: F, typed: (name: string) => string) => {
  const problems: Problems<F> = {};
  const values: Record<string, string> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const problem = checkField(name, schema, typed(name));
    if (problem) problems[name as keyof F] = problem;
    else values[name] = schema.parse(typed(name));
  }
  return { problems, values: values as Filled<F> };
};
