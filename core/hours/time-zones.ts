export const defaultTimeZone = 'Asia/Jerusalem';

/** A name of the IANA database that this machine knows. A mere offset (`+02:00`) knows no summer time, so it is none. */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
