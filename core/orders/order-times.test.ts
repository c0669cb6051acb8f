import { describe, expect, it } from 'vitest';
import { timesAfter } from './order-times.ts';

const [early, late, now] = ['10:00', '10:20', '10:30'].map((time) => new Date(`2026-11-16T${time}:00Z`));
const none = { approvedAt: null, promisedAt: null, readyAt: null };
const cooking = { approvedAt: early as Date, promisedAt: late as Date, readyAt: null };
const ready = { ...cooking, readyAt: late as Date };
const moment = now as Date;

describe('the times of an order', () => {
  it('begin when it is approved, and are kept while it is in process', () => {
    expect(timesAfter(none, { status: 'inProcess', rejected: false }, moment)).toEqual({
      ...none,
      approvedAt: moment,
    });
    expect(timesAfter(cooking, { status: 'inProcess', rejected: false }, moment)).toEqual(cooking);
  });

  it.each(['waitingPayment', 'done'] as const)('say that it is ready when it is %s, once', (status) => {
    expect(timesAfter(cooking, { status, rejected: false }, moment)).toEqual({ ...cooking, readyAt: moment });
    expect(timesAfter(ready, { status, rejected: false }, moment)).toEqual(ready);
  });

  it('do not say so of one that was rejected or cancelled', () => {
    expect(timesAfter(none, { status: 'done', rejected: true }, moment)).toEqual(none);
    expect(timesAfter(cooking, { status: 'done', rejected: true }, moment)).toEqual(cooking);
  });

  it('go back with it', () => {
    expect(timesAfter(ready, { status: 'inProcess', rejected: false }, moment)).toEqual(cooking);
    expect(timesAfter(cooking, { status: 'waitingApproval', rejected: false }, moment)).toEqual(none);
  });
});
