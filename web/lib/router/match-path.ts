export type Params = Readonly<Record<string, string>>;

/** A trailing slash is no segment. */
const stepsOf = (path: string): string[] => path.replace(/^\/|\/+$/g, '').split('/');

const decode = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/**
 * The values of a pattern's `:names` in a path, or null when it does not match. A final `*` matches whatever follows,
 * including nothing. Case and a trailing slash make no difference.
 */
export const matchPath = (pattern: string, pathname: string): Params | null => {
  const expected = stepsOf(pattern);
  const steps = stepsOf(pathname);
  const isOpen = expected.at(-1) === '*';
  if (isOpen) expected.pop();
  if (isOpen ? steps.length < expected.length : steps.length !== expected.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of expected.entries()) {
    const step = decode(steps[at] ?? '');
    if (name.startsWith(':') && step) params[name.slice(1)] = step;
    else if (name.toLowerCase() !== step.toLowerCase()) return null;
  }
  return params;
};
