import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Who is signed in. An error with the code `not_signed_in` means nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('GET /users/me', { signal }),
  staleTime: 60_000,
});
