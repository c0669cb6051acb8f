import type { EndpointName } from '#core/contract.ts';
import type { Person } from '../world/people.ts';

/** How far a request deviates from the contract. */
export type Kind = 'valid' | 'nearly valid' | 'absurd';

/** A request before it is sent: ids are placeholders, so that it does not depend on a run. */
export type RequestTemplate = {
  name: EndpointName;
  kind: Kind;
  person: Person;
  params: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** Text as it is sent, or bytes that are no text. */
  body: string | Uint8Array | undefined;
};
