import { isRefusal } from '#core/refusal.ts';
import { causesOf } from './error-causes.ts';
import { isTransient } from './is-transient.ts';

/** The way to the server: refused, broken off, not found. */
const lostWay = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_AGAIN$)/;
/**
 * PostgreSQL's own word: connection failures (08), out of resources (53), stopped, stopping or starting (57P),
 * a statement that took too long (57014), a lock that somebody held too long (55P03), a replica that has not been
 * promoted yet (25006).
 */
const notNow = /^(08|53|57P|57014$|55P03$|25006$)/;
/** What drivers say in words alone, of a connection that is lost, was never made, or is closed as the process stops. */
const saidInWords =
  /^(Connection terminated|Query read timeout$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos|The embedded database has stopped)/;

/** Whether the database is unavailable now, or too many wait for it, and a retry may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  isTransient(error) ||
  causesOf(error).some((cause) => {
    const code = 'code' in cause ? String(cause.code) : '';
    if (isRefusal(cause, 'overloaded')) return true;
    return lostWay.test(code) || notNow.test(code) || saidInWords.test(cause.message);
  });
