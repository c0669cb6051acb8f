/*
 * The clocks of a time zone, by what Intl knows of it. A local time is told as the milliseconds that UTC clocks showing
 * the same date and time would stand at.
 */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  // Made once: this costs a hundred times what its use does.
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

/** What the clocks of a zone show at an instant. */
export const localTime = (zone: string, instant: number): number => {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + (((instant % 1000) + 1000) % 1000);
};

const offsetAt = (zone: string, instant: number): number => localTime(zone, instant) - instant;

/** The first instant at which a zone has the offset that it has at the later one of two instants. */
const findTransition = (zone: string, before: number, after: number): number => {
  const later = offsetAt(zone, after);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === later) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * For local times of some days: the first instant at which the clocks of a zone show a time or a later one. A time that is
 * skipped in spring is reached when the clocks jump over it; of one that comes twice in autumn, this is the first.
 * Clocks are changed no more than once in a few weeks.
 */
export const instantsWithin = (zone: string, fromLocal: number, toLocal: number) => {
  // A local time is up to 14 hours away from the instant of the same number.
  const [start, end] = [fromLocal - dayMs, toLocal + dayMs];
  const [before, after] = [offsetAt(zone, start), offsetAt(zone, end)];
  const transition = before === after ? Number.POSITIVE_INFINITY : findTransition(zone, start, end);
  return (local: number): number =>
    local - before < transition ? local - before : Math.max(transition, local - after);
};
