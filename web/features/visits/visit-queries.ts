import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Visits and payments; refetched when an event says that something was ordered, moved or paid. */
export const visitsKey = ['visits'] as const;

/** The visits of the open shift, those that are closed too. */
export const visitsQuery = queryOptions({
  queryKey: [...visitsKey, 'list'],
  queryFn: ({ signal }) => call('GET /visits', { signal }),
});

export const visitQuery = (id: string) =>
  queryOptions({
    queryKey: [...visitsKey, 'visit', id],
    queryFn: ({ signal }) => call('GET /visits/:id', { params: { id }, signal }),
  });

/** What was paid for an order without a table. */
export const orderPaymentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...visitsKey, 'order', orderId],
    queryFn: ({ signal }) => call('GET /payments', { query: { orderId }, signal }),
  });
