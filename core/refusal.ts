import type { Api, EndpointName } from './contract.ts';
import { type ErrorCode, type ErrorStatus, errorStatus } from './errors/error-codes.ts';
import type { DetailsOf, RefusalCodeOf } from './http/refusals.ts';

/** What each endpoint declares for a code. In a tuple, so that details which may be missing count as one declaration. */
type Declared<Name extends EndpointName, Code extends ErrorCode> = Name extends EndpointName
  ? Code extends RefusalCodeOf<Api[Name]>
    ? [DetailsOf<Api[Name], Code>]
    : never
  : never;

/** What all of a union agree on, or never. */
type Agreed<Member, Union = Member> = Member extends Member
  ? [Union] extends [Member]
    ? Member
    : never
  : never;

/** The code, and its details where they are declared; they may be left out only where the contract says so. */
type ArgumentsFor<Code extends ErrorCode, Details> = [Details] extends [undefined]
  ? [code: Code]
  : undefined extends Details
    ? [code: Code, details?: Details]
    : [code: Code, details: Details];

type RefusalArguments<Name extends EndpointName> = {
  [Code in ErrorCode]: [Agreed<Declared<Name, Code>>] extends [never]
    ? never
    : ArgumentsFor<Code, Agreed<Declared<Name, Code>>[0]>;
}[ErrorCode];

/**
 * An expected failure: a code and facts, never a sentence. What may be thrown is what the contract declares. A code for
 * which endpoints declare different details is thrown by name: `new Refusal<'updateDish'>('changed_meanwhile', { dish })`.
 */
export class Refusal<Name extends EndpointName = EndpointName> extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(...[code, details]: RefusalArguments<Name>) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  /** Of a code that only the running program knows. `declared-refusals.ts` holds it to the contract before it leaves. */
  static unchecked(code: ErrorCode, details?: unknown): Refusal {
    return new Refusal(...([code, details] as unknown as RefusalArguments<EndpointName>));
  }

  get status(): ErrorStatus {
    return errorStatus[this.code];
  }
}

export const isRefusal = (error: unknown, code: ErrorCode): error is Refusal =>
  error instanceof Refusal && error.code === code;
