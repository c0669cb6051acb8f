import type { Endpoint } from '#core/http/endpoint.ts';
import type { Entity } from '../world/things.ts';

const byKey: Record<string, readonly Entity[]> = {
  menuId: ['menu', 'menu', 'menu', 'hiddenMenu'],
  area: ['area', 'otherArea'],
  areas: ['area', 'otherArea'],
  sectionId: ['section', 'emptySection'],
  remove: ['emptySection', 'section'],
  _id: ['section', 'emptySection'],
  serviceId: ['shift'],
  ownerId: ['owner'],
  owner: ['owner'],
  userId: ['owner'],
  dishId: ['dish', 'choiceDish'],
  personId: ['person'],
  printerId: ['networkPrinter', 'networkPrinter', 'printer'],
  jobId: ['ticket'],
  agentId: ['agent'],
  busy: ['networkPrinter'],
  orderIds: ['paidOrder', 'paidOrder', 'order', 'finishedOrder', 'deletedOrder'],
  orderId: ['paidOrder', 'order', 'finishedOrder', 'deletedOrder'],
};

const byPath: readonly [RegExp, readonly Entity[]][] = [
  [
    /^\/orders\/:id\/ticks/,
    ['paidOrder', 'paidOrder', 'paidOrder', 'paidOrder', 'order', 'finishedOrder', 'deletedOrder'],
  ],
  [/^\/orders\/:id/, ['order', 'order', 'order', 'finishedOrder', 'deletedOrder']],
  [/^\/calls\/:id/, ['call']],
  [/^\/refused-phones\/:id/, ['refusedPhone']],
  [/^\/visits\/:id/, ['visit']],
  [/^\/payments\/:id/, ['payment']],
  [/^\/dishes\/:id/, ['dish', 'choiceDish', 'hiddenDish']],
  [/^\/stock\/:id/, ['dish', 'choiceDish', 'hiddenDish']],
  [/^\/pauses\/:id/, ['pause']],
  [/^\/people\/:id/, ['person']],
  [/^\/stations\/:id/, ['station']],
  [/^\/printers\/:id\/claim/, ['browserPrinter', 'browserPrinter', 'printer']],
  [/^\/printers\/:id/, ['printer', 'networkPrinter']],
  [/^\/print-jobs\/:id\/confirm/, ['takenTicket', 'takenTicket', 'browserTicket', 'ticket']],
  [/^\/print-jobs\/:id/, ['ticket']],
  [/^\/print-agents\/:id/, ['agent']],
  [/^\/users\/me\/devices\/:id/, ['device']],
  [/^\/users\/:id/, ['owner']],
  [/^\/services\//, ['shift']],
  [/^\/areas\/sections\/:id/, ['section', 'emptySection', 'hiddenSection']],
  [/^\/areas\//, ['area', 'otherArea']],
  [/\/sections\/order$/, ['section', 'emptySection']],
  [/\/order$/, ['dish', 'choiceDish']],
];

/** What an id in a request refers to, by its key and, where that is ambiguous, by the path. */
export const knownAt = ({ path }: Endpoint, key: string): readonly Entity[] =>
  byKey[key] ?? byPath.find(([pattern]) => pattern.test(path))?.[1] ?? ['menu', 'dish', 'order'];
