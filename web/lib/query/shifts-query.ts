import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The restaurant's newest shifts, or those that follow one. */
export const shiftsQuery = (ownerId: string, before?: string) =>
  queryOptions({
    queryKey: ['shifts', ownerId, { before }],
    queryFn: ({ signal }) =>
      call('GET /services', { query: { ownerId, ...(before === undefined ? {} : { before }) }, signal }),
  });

export const shiftQuery = (serviceId: string) =>
  queryOptions({
    queryKey: ['shift', serviceId],
    queryFn: ({ signal }) => call('GET /services/:serviceId', { params: { serviceId }, signal }),
  });
