import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Window = { from: string; to: string };

const minuteBefore = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = (hours * 60 + minutes + 24 * 60 - 1) % (24 * 60);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** One that closes before it opens closes on the next day; one that closes as it opens would not open at all. */
const specification = ({ from, to }: Window) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to === from ? minuteBefore(to) : to,
});

/** When it is open, as schema.org says it. */
export const openingSpecifications = ({ hours, exceptions }: OpeningHours) => ({
  openingHoursSpecification: hours.map(({ days, ...window }) => ({
    ...specification(window),
    dayOfWeek: days.map((day) => dayNames[day]),
  })),
  ...(exceptions.length > 0 && {
    specialOpeningHoursSpecification: exceptions.flatMap(({ day, windows }) => {
      // Closed all day is written so.
      const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
      const specified = windows.length > 0 ? windows.map(specification) : [closed];
      return specified.map((each) => ({ ...each, validFrom: day, validThrough: day }));
    }),
  }),
});
