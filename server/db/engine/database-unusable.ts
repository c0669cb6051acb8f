/** The database cannot be used as configured. The message is a sentence for the operator; no stack is needed. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
