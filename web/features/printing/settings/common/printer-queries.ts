import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** How a printer is changes while it is on screen; somebody who closes its cover looks here. */
export const printersQuery = queryOptions({
  queryKey: ['printers'],
  queryFn: ({ signal }) => call('GET /printers', { signal }),
  refetchInterval: 4_000,
  staleTime: 0,
});

export const agentsQuery = queryOptions({
  queryKey: ['print-agents'],
  queryFn: ({ signal }) => call('GET /print-agents', { signal }),
  refetchInterval: 4_000,
  staleTime: 0,
});

/** What addresses of this installation begin with, and who can open them. */
export const linkBaseQuery = queryOptions({
  queryKey: ['link-base'],
  queryFn: ({ signal }) => call('GET /qr/base', { signal }),
});
