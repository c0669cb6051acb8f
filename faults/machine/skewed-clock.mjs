// Loaded into a server before its first line (`--import`): its clock is the machine's plus what a file says, which is
// read again all the time. Timers are not touched, as they are not when somebody sets a clock.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.MENTA_CLOCK_FILE;
let offset = 0;
const readOffset = () => {
  const said = readFileSync(file, 'utf8');
  // Whoever writes it empties it first: read in that moment, it would set the clock back to the machine's.
  if (said !== '') offset = Number(said);
};
readOffset();
setInterval(readOffset, 50).unref();

const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => String(new RealDate(now())),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
